import ScenarioFormat

/// A test that reproduces a session, as far as it does not depend on the library that runs it.
struct TestScript {
  enum Step: Equatable {
    case send(Code, changes: [Code])
    /// An action of an effect: what is received, as the arguments of `receive`.
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
    /// What was typed, for errors.
    var line = ""
  }

  /// The name of the test: `timerStartButtonTapped`.
  var name = ""
  /// The feature's name at the prompt.
  var feature = ""
  /// The modules that the feature and its parts are of, sorted.
  var modules: [String] = []
  /// The name of the file that the feature was loaded from.
  var file: String?
  var state = Code.text("")
  var reducer = Code.text("")
  var parts: [Part] = []
  /// What takes part in it, apart from the feature itself.
  var controls: Set<Control> = []
  /// Dependencies of the feature's own that it used, live: `$0.client = ClientKey.liveValue`.
  var liveDependencies: [String] = []
  /// Whether effects are under way at its end.
  var leavesEffects = false

  enum Control { case clock, date, uuid, random, effects }

  var steps: [Step] { parts.flatMap(\.steps) }

  /// Whether a step has to do with the store: time may pass without.
  var usesStore: Bool { steps.contains { if case .advance = $0 { false } else { true } } }
}
