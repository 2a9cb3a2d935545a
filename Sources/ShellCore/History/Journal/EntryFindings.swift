/// Something that a command has found out while it ran.
enum EntryNote: Equatable {
  /// The line was refused: nothing was done.
  case refused
  /// The first action changed the state as `expect` had said, or not.
  case expectation(isMet: Bool, comparesWholeState: Bool)
  /// How many tests passed and failed.
  case tests(TestCounts)
  /// What a search has found, each in one or more lines.
  case found([String])
  /// How long an action takes.
  case measured(Duration)
  /// How long the compiler needs for expressions.
  case compiled
  /// How many bytes the state takes, without those on the heap.
  case sized(inline: Int)
  /// How many bodies of views the shown actions evaluate.
  case evaluated(bodies: Int)
  /// The machine has ended the search, by its speed or its memory.
  case endedByMachine
  /// The issues that the feature has reported.
  case reported([String])
  /// The sleeper that was woken before others, by its place among them.
  case woke(sleeper: Int)
  /// Views appeared or disappeared, and work of the feature began with it.
  case viewsChanged
}

/// How many tests passed and failed.
struct TestCounts: Equatable, Sendable {
  var passed = 0
  var failed = 0
}

/// What the commands of an entry have found out about the feature.
struct EntryFindings: Equatable {
  /// Whether the line was refused: nothing was done.
  var wasRefused = false
  /// Whether its first action changed the state as `expect` had said; `nil` if nothing was expected.
  var wasExpected: Bool?
  /// Whether `expect` had said what the whole state becomes, and not only what holds in it.
  var wasWholeStateExpected = false
  /// How many tests passed and failed, if the line ran tests.
  var tests: TestCounts?
  /// The issues that the feature has reported with `reportIssue`.
  var issues: [String] = []
  /// Whether views appeared or disappeared, and work of the feature began with it.
  var hadViewsChange = false
  /// What the line has found out about the feature without changing it: `measured`, `sized`, `evaluated`, or `found`.
  var answer: EntryNote?

  mutating func add(_ note: EntryNote) {
    switch note {
    case .refused: wasRefused = true
    case .expectation(let isMet, let comparesWholeState):
      (wasExpected, wasWholeStateExpected) = (isMet, comparesWholeState)
    case .tests(let counts): tests = counts
    case .found, .measured, .sized, .evaluated: answer = note
    case .reported(let texts): issues += texts
    case .viewsChanged: hadViewsChange = true
    case .woke, .compiled, .endedByMachine: break
    }
  }
}
