extension Talk {
  /// Returns the stop that corresponds to one of an older version: on the slide under the same heading, after the commands that are still
  /// the same.
  func counterpart(of stop: Int, in old: Talk) -> Int {
    let place = old.stops[stop]
    let before = old.slides[place.slide]
    let number = old.slides[..<place.slide].count { $0.title == before.title }
    let alike = slides.indices.filter { slides[$0].title == before.title }
    let slide =
      alike.isEmpty
      ? min(place.slide, slides.count - 1) : alike[min(number, alike.count - 1)]
    let same = zip(slides[slide].steps, before.steps.prefix(place.ran))
      .prefix { $0.command == $1.command }.count
    return stops.firstIndex { $0.slide == slide && $0.ran == same } ?? 0
  }
}
