/// A scenario as a talk: slides, and the stops at which the speaker pauses.
package struct Talk: Sendable, Equatable {
  /// A position in the talk: a slide, and the number of its commands that have run.
  package struct Stop: Sendable, Equatable {
    package let slide: Int
    package let ran: Int
  }

  package let slides: [Slide]
  /// The headings in order. The first one has number 1.
  let headings: [ScenarioHeading]
  package let steps: [ScenarioStep]
  /// All stops, in order. Empty for a scenario without content.
  package let stops: [Stop]

  package init(_ scenario: Scenario) {
    slides = SlideBuilder(scenario).slides
    headings = scenario.headings
    steps = slides.flatMap(\.steps)
    stops = slides.indices.flatMap { [slides] slide in
      (0...slides[slide].steps.count).map { Stop(slide: slide, ran: $0) }
    }
  }

  /// Whether a scenario has tasks as a talk.
  static func hasTasks(_ scenario: Scenario) -> Bool {
    scenario.parts.contains { part in
      guard case .prose(let range) = part else { return false }
      return !SlideBuilder.goals(in: range, of: scenario).isEmpty
    }
  }

  /// Returns the index of the first stop of a slide, or `nil` if no slide has this number. The first slide has number 1.
  func stop(ofSlide number: Int) -> Int? {
    stops.firstIndex { $0.slide == number - 1 }
  }

  /// Returns the number of the first slide under a heading.
  func slide(ofHeading number: Int) -> Int {
    (slides.firstIndex { $0.headingNumber == number } ?? 0) + 1
  }

  /// Returns the number of commands that have run at a stop.
  package func stepCount(at stop: Int) -> Int {
    guard stops.indices.contains(stop) else { return 0 }
    return slides[stops[stop].slide].firstStep + stops[stop].ran
  }
}

/// A slide: a heading, prose, and the commands after it.
package struct Slide: Sendable, Equatable {
  /// The heading above the slide; `nil` before the first heading.
  package let heading: ScenarioHeading?
  /// The heading's number, starting at 1; 0 before the first heading.
  let headingNumber: Int
  var prose: [MarkdownBlock] = []
  /// The comments in the file, which only the speaker sees.
  var notes: [String] = []
  package var steps: [ScenarioStep] = []
  /// The seconds that the audience has for the task on this slide; `nil` without a time limit.
  var seconds: Int?
  /// What the audience of a room can try on this slide; `nil` if nothing.
  package var exercise: Exercise?
  /// The number of commands on the slides before.
  let firstStep: Int
}

extension Slide {
  /// A task that a room judges, from a `goal` block.
  package struct Exercise: Sendable, Equatable {
    /// The conditions, one in each line.
    let goals: [String]
    /// The numbers of these lines in the file, starting at 1.
    let lines: [Int]
    /// How many commands of the slide have run when it begins.
    package let start: Int
  }
}

/// Divides a scenario into slides. A heading starts a slide, and so do prose after commands and a
/// thematic break.
private struct SlideBuilder {
  private(set) var slides: [Slide] = []
  private var heading: ScenarioHeading?
  private var headingNumber = 0
  private var stepCount = 0

  init(_ scenario: Scenario) {
    for part in scenario.parts {
      switch part {
      case .heading(let heading): begin(heading)
      case .prose(let range):
        let text = scenario.text(range)
        let blocks = MarkdownParser.blocks(of: text)
        add(blocks.flatMap(Self.shown))
        if let seconds = blocks.lazy.compactMap(Self.seconds).first {
          slides[slides.count - 1].seconds = seconds
        }
        add(goals: Self.goals(in: range, of: scenario))
        add(notes: SpeakerNotes.comments(in: text))
      case .block(let block): add(Array(block.steps))
      }
    }
  }

  /// What the audience sees of a block. A lesson is shown as its task, its solution, and what to
  /// remember.
  private static func shown(_ block: MarkdownBlock) -> [MarkdownBlock] {
    guard case .code(let lines, let language) = block.content else { return [block] }
    switch language {
    case "goal", "hint", "mistake": return []
    case let task where isTask(task):
      return MarkdownParser.blocks(of: lines.joined(separator: "\n"))
    case "remember":
      return [MarkdownBlock(content: .rule, isSpaced: true)]
        + MarkdownParser.blocks(of: lines.joined(separator: "\n"))
    default: return [block]
    }
  }

  private static func isTask(_ info: String) -> Bool { info.split(separator: " ").first == "task" }

  /// The conditions of the first `goal` block, with the numbers of their lines.
  static func goals(
    in range: Range<Int>, of scenario: Scenario
  ) -> [(line: Int, text: String)] {
    var scanner = MarkdownScanner(), isInside = false
    var goals: [(line: Int, text: String)] = []
    for line in scenario.source.lines(in: range) {
      switch scanner.read(line) {
      case .opening(let fence): isInside = fence.info == "goal"
      case .content(let bytes) where isInside:
        let text = String(decoding: bytes, as: UTF8.self)
        if text.contains(where: { !$0.isWhitespace }) { goals.append((line.number, text)) }
      case .closing where isInside: return goals
      default: continue
      }
    }
    return goals
  }

  /// The time limit of a task: `task 3m` or `task 90s`.
  private static func seconds(_ block: MarkdownBlock) -> Int? {
    guard case .code(_, let info) = block.content, isTask(info),
      let limit = info.split(separator: " ").dropFirst().first,
      let number = Int(limit.dropLast()), number > 0
    else { return nil }
    switch limit.last {
    case "s": return number
    case "m": return number * 60
    default: return nil
    }
  }

  private mutating func begin(_ heading: ScenarioHeading) {
    self.heading = heading
    headingNumber += 1
    beginSlide()
  }

  private mutating func beginSlide() {
    slides.append(Slide(heading: heading, headingNumber: headingNumber, firstStep: stepCount))
  }

  private mutating func add(_ prose: [MarkdownBlock]) {
    for page in prose.split(whereSeparator: { $0.content == .rule }) {
      let isFree = slides.last.map { $0.prose.isEmpty && $0.steps.isEmpty } ?? false
      if !isFree { beginSlide() }
      let first = MarkdownBlock(content: page[page.startIndex].content, isSpaced: false)
      slides[slides.count - 1].prose = [first] + page.dropFirst()
    }
  }

  private mutating func add(goals: [(line: Int, text: String)]) {
    guard !goals.isEmpty, let last = slides.indices.last else { return }
    slides[last].exercise = Slide.Exercise(
      goals: goals.map(\.text), lines: goals.map(\.line), start: slides[last].steps.count)
  }

  private mutating func add(notes: [String]) {
    guard !notes.isEmpty else { return }
    if slides.isEmpty { beginSlide() }
    slides[slides.count - 1].notes += notes
  }

  private mutating func add(_ steps: [ScenarioStep]) {
    guard !steps.isEmpty else { return }
    if slides.isEmpty { beginSlide() }
    slides[slides.count - 1].steps += steps
    stepCount += steps.count
  }
}
