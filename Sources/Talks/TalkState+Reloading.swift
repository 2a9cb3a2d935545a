import OutputText
import ScenarioFormat

// Continuing with a file that was saved again.
extension TalkState {
  /// Continues with another version of the talk, on the same slide.
  ///
  /// - Returns: The work that this requires: all commands before the current one run again.
  mutating func replace(with new: Talk) -> TalkEffect? {
    let target = new.counterpart(of: stop, in: talk)
    let left = secondsLeft
    let limit = slide.seconds
    talk = new
    plan = TalkPlan(new)
    outputs = []
    digits = ""
    pause(at: target)
    if slide.seconds == limit, secondsLeft != nil { secondsLeft = left }
    notice = "read again"
    guard position > 0 else { return nil }
    activity = .away
    return .reach(position)
  }
}

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
