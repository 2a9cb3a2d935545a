import ScenarioFormat

/// A test that reproduces a session, independent of the library that runs it.
struct TestScript {
  enum Step: Equatable {
    case send(Code, changes: [Code])
    /// An effect action, as the arguments of `receive`.
    case receive(Code, changes: [Code])
    case receiveAll(ReceiveLoop)
    case advance(Duration)
    case setDate(Code)
    case countUUIDs(from: UInt64)
    case seedRandom(UInt64)
    case skipEffects
  }

  /// The steps of one command.
  struct Part: Equatable {
    var steps: [Step] = []
    /// The codes of its warnings, which a test reports as failures, sorted.
    var warnings: [String] = []
    /// The typed line, for errors.
    var line = ""
  }

  /// The name of the test: `timerStartButtonTapped`.
  var name = ""
  /// The feature's name at the prompt.
  var feature = ""
  /// The modules of the feature and its parts, sorted.
  var modules: [String] = []
  /// The name of the file that the feature was loaded from.
  var file: String?
  var state = Code.text("")
  var reducer = Code.text("")
  var parts: [Part] = []
  /// The dependencies that the test controls.
  var controls: Set<Control> = []
  /// The feature's own dependencies that were used, set to live: `$0.client = ClientKey.liveValue`.
  var liveDependencies: [String] = []
  /// Whether effects are in flight at the end.
  var leavesEffects = false

  enum Control { case clock, date, uuid, random, effects }

  var steps: [Step] { parts.flatMap(\.steps) }

  /// Whether a step uses the store, rather than only moving the clock.
  var usesStore: Bool { steps.contains { if case .advance = $0 { false } else { true } } }
}
