/// A test that reproduces a session, independent of the library that runs it.
struct ExportedTest {
  enum Statement: Equatable {
    /// - Parameter action: The number of the action.
    case send(SwiftCode, changes: [SwiftCode], action: Int)
    /// An effect action, as the arguments of `receive`.
    case receive(SwiftCode, changes: [SwiftCode])
    case receiveAll(ReceiveLoop)
    /// Changes of shared values that no action has made.
    case assert([SwiftCode])
    /// A write from outside of a feature of 2.0, and what it has changed.
    case modify([SwiftCode], changes: [SwiftCode])
    /// Changes by tasks of a feature of 2.0.
    case expect([SwiftCode])
    /// - Parameter last: The variables on which effects wake then, in this order: the others are advanced before.
    case advance(Duration, last: [TestTime.Driver] = [])
    /// Lets test schedulers do the work that is not delayed.
    case deliver
    /// Waits in real time for a scheduler that no test can control.
    case sleep(Duration)
    /// Cancels the effects of an action that was sent, by its number.
    case cancelTask(action: Int)
    /// Waits until the effects of an action that was sent have ended, by its number.
    case finishTask(action: Int)
    /// Advances the clock to the next time at which an effect wakes, or not at all if one is late.
    case advanceToNext
    /// Wakes one sleeper, even if others are due earlier. The value is its index among the sleepers.
    case wake(sleeper: Int)
    case setDate(SwiftCode)
    case countUUIDs(from: UInt64)
    case seedRandom(UInt64)
    /// `store.dependencies.numberFact.fetch = { _ in "x" }`.
    case override([String])
    case skipEffects
    /// What the session contains and the test does not.
    case comment(String)
  }

  /// The steps of one command.
  struct Part: Equatable {
    var steps: [Statement] = []
    /// The codes of its warnings, which a test reports as failures, sorted.
    var warnings: [String] = []
    /// The issues that the feature reports itself, each once.
    var issues: [String] = []
    /// The typed line, for errors.
    var line = ""

    /// The texts by which its issues are recognized.
    var marks: [String] { warnings + issues }
  }

  /// The name of the test: `timerStartButtonTapped`.
  var name = ""
  /// The feature's name at the prompt.
  var feature = ""
  /// The qualified names of the types in the code.
  var types: Set<String> = []
  /// The modules of the loaded project that declare the types of the code, of the states and of the actions.
  var modules: Set<String> = []
  /// The name of the file that the feature was loaded from.
  var file: String?
  var state = SwiftCode.text("")
  /// The statements that change ``state`` before the store is created: `initialState.isOn = true`.
  var stateChanges: [SwiftCode] = []
  var reducer = SwiftCode.text("")
  /// What the beginning of a feature of 2.0 changes; `nil` for a feature of 1.x.
  var mount: [SwiftCode]?
  var parts: [Part] = []
  /// The dependencies that the test controls.
  var controls: Set<Control> = []
  /// What the feature measures time with.
  var time = TestTime()
  /// The values of the machine that were used.
  var fixed: Set<FixedDependencies.Name> = []
  /// The feature's own dependencies that were used, set to live: `$0.client = ClientKey.liveValue`.
  var liveDependencies: [String] = []
  var ending = Ending.complete

  /// How the session ends.
  enum Ending {
    case complete
    /// Effects are in flight.
    case leavesEffects
    /// `break` has stopped it in the middle of a line.
    case isStopped

    /// - Parameter needsFinish: Whether the test waits for effects at the end of a complete session.
    func lines(needsFinish: Bool) -> [String] {
      switch self {
      case .complete: needsFinish ? ["await store.finish()"] : []
      case .leavesEffects: ["await store.skipInFlightEffects()"]
      case .isStopped:
        [
          "// `break` has stopped the session here. A test store cannot stop, so it skips the rest.",
          "await store.skipReceivedActions(strict: false)",
          "await store.skipInFlightEffects(strict: false)",
        ]
      }
    }
  }

  enum Control { case clock, date, uuid, random, effects }

  var steps: [Statement] { parts.flatMap(\.steps) }

  /// Whether effects are late, which the clock of a test does not know.
  var hasLateEffects: Bool { steps.contains { if case .wake = $0 { true } else { false } } }
}

extension ExportedTest.Statement {
  /// Whether it only moves the clock.
  var isAdvance: Bool {
    switch self {
    case .advance, .advanceToNext, .wake, .deliver, .sleep: true
    default: false
    }
  }
}

/// The name of a test, from its feature and its first action: `timerStartButtonTapped`.
enum TestName {
  /// - Parameter firstAction: The first action that is sent; `nil` if none is.
  static func of(feature: String, firstAction: Any?) -> String {
    let words = firstAction.map(cases) ?? ["initial", "state"]
    let name = ([lowercasingFirst(feature)] + words.map(uppercasingFirst)).joined()
    let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return letters.first?.isNumber ?? true ? "session\(letters)" : letters
  }

  /// The names of the cases that an action goes through: `amountControl`, `plusButtonTapped`.
  private static func cases(of action: Any) -> [String] {
    guard let layout = EnumLayout.of(type(of: action)), let found = layout.caseOf(action) else {
      return []
    }
    guard let payload = layout.payload(of: action) else { return [found.name] }
    let parts = TupleLayout.of(type(of: payload))?.values(of: payload) ?? [payload]
    let inner = parts.last.flatMap { $0 is any OptionalWritable ? nil : cases(of: $0) }
    return [found.name] + (inner ?? [])
  }

  private static func uppercasingFirst(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func lowercasingFirst(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }
}

/// The reason why a session cannot be exported as a test.
enum TestRefusal: Error, Equatable {
  /// The first actions were discarded.
  case incomplete
  /// The current state is between the actions of one change.
  case insideChange
  /// `break` has stopped a feature of 2.0 in the middle of a line.
  case stopped
  /// Time travel has ended effects that `break` had stopped.
  case stoppedTravel
  /// The state's type, which has no `==`.
  case notEquatable(String)
  /// The reducer has no name, because it is composed where the feature is registered.
  case composed
  /// The store of the preview has other dependencies, or a reducer that is composed there.
  case preview
  /// The reducer is a value with an environment, which the test stores of today do not take.
  case environment
  /// A dependency that is used by its type, which is private.
  case dependency(String)
  /// Schedulers that a test cannot replace, and the real time that it would have to wait.
  case realTime([String], Duration)
  /// An action of a spawned feature.
  case spawned(String)
  /// The loaded feature has dismissed itself, which ends it in a test.
  case dismissed
  /// Effects wake at one time, in an order in which a test cannot advance the variables that time passes on.
  case order([TestTime.Driver], Duration)
  /// A command that a test cannot reproduce, and the reason.
  case line(String, String)

  var text: String {
    switch self {
    case .incomplete: "the first actions of this session were discarded"
    case .insideChange:
      "the cursor is between the actions of one command; `undo` or `redo` first"
    case .stopped: "`break` has stopped it in the middle of a line; `continue` first"
    case .stoppedTravel:
      "time travel ended effects that `break` had stopped; in a test, they go on"
    case .notEquatable(let type): "\(type) is not Equatable, which the state of a TestStore must be"
    case .composed: "the reducer has no name: it is composed where the feature is registered"
    case .preview:
      "the preview gives its store other dependencies or a composed reducer, which a test cannot name; load the file without the preview"
    case .environment:
      "the reducer has an environment, and a test is written for reducers that are types; `export scenario` keeps the session"
    case .dependency(let name):
      "the dependency \(name) is used by its type, which is private: a test cannot name it"
    case .realTime(let schedulers, let time):
      """
      \(schedulers.joined(separator: ", ")) is not a dependency: a test cannot control it, and would have to wait \
      \(DurationText.of(time))
      """
    case .spawned(let action):
      "\(action) is an action of a spawned feature, and it is not public how a test sends one"
    case .dismissed:
      "the loaded feature has dismissed itself; that ends it in a test, and not here, where it has no parent"
    case .order(let drivers, let time):
      """
      at \(DurationText.of(time)), effects wake on \(drivers.map(\.rawValue).joined(separator: " and ")) in an order in which a test \
      cannot advance them
      """
    case .line(let line, let reason): "`\(abbreviated(line))`: \(reason)"
    }
  }
}
