import ScenarioFormat

/// A scenario as a talk: slides, and the stops at which the speaker rests.
package struct Talk: Sendable, Equatable {
  /// A place in the talk: a slide, and how many of its commands have run.
  package struct Stop: Sendable, Equatable {
    package let slide: Int
    package let ran: Int
  }

  package let slides: [Slide]
  /// The headings in order; the first has number 1.
  package let headings: [ScenarioHeading]
  /// All commands in order.
  package let steps: [ScenarioStep]
  /// Every place to rest at, in order; none for a scenario that holds nothing.
  package let stops: [Stop]

  package init(_ scenario: Scenario) {
    slides = SlideBuilder(scenario).slides
    headings = scenario.headings
    steps = slides.flatMap(\.steps)
    stops = slides.indices.flatMap { [slides] slide in
      (0...slides[slide].steps.count).map { Stop(slide: slide, ran: $0) }
    }
  }

  /// The position of the stop at which a heading's first slide comes up; nil: there is none with
  /// this number.
  package func stop(ofHeading number: Int) -> Int? {
    guard number > 0 else { return nil }
    return stops.firstIndex { slides[$0.slide].headingNumber == number }
  }

  /// How many commands have run when the talk rests at a stop.
  package func stepCount(at stop: Int) -> Int {
    guard stops.indices.contains(stop) else { return 0 }
    return slides[stops[stop].slide].firstStep + stops[stop].ran
  }
}
