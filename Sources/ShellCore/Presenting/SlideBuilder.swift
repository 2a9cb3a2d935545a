import ScenarioFormat

/// Divides a scenario into slides.
struct SlideBuilder {
  private(set) var slides: [Slide] = []
  private var heading: ScenarioHeading?
  private var headingNumber = 0
  private var stepCount = 0

  init(_ scenario: Scenario) {
    for part in scenario.parts {
      switch part {
      case .heading(let phase): begin(phase)
      case .prose(let range): add(ProseReader.pages(scenario.text(range)))
      case .block(let block): add(Array(block.steps))
      }
    }
  }

  private mutating func begin(_ phase: ScenarioHeading) {
    heading = phase
    headingNumber += 1
    beginSlide()
  }

  private mutating func beginSlide() {
    slides.append(Slide(heading: heading, headingNumber: headingNumber, firstStep: stepCount))
  }

  private mutating func add(_ pages: [[ProseBlock]]) {
    for page in pages {
      let isFree = slides.last.map { $0.prose.isEmpty && $0.steps.isEmpty } ?? false
      if !isFree { beginSlide() }
      slides[slides.count - 1].prose = page
    }
  }

  private mutating func add(_ steps: [ScenarioStep]) {
    guard !steps.isEmpty else { return }
    if slides.isEmpty { beginSlide() }
    slides[slides.count - 1].steps += steps
    stepCount += steps.count
  }
}
