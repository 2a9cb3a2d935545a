/// What one edition of a feature shows after a step, without what only its spelling changes.
struct EditionMoment: Equatable {
  let state: String
  /// The actions that were reduced in the step, in order.
  let received: [String]
  let effectsInFlight: Int
  /// When the next effect wakes.
  let nextDeadline: Duration?
  let issues: [String]
  /// Whether the step ended.
  let isIdle: Bool
}

/// A store of one edition, to which steps are sent one at a time.
@MainActor
final class EditionRun {
  private let feature: RunningFeature
  private let store: any SessionStore
  private let output: OutputCollector
  private var received: [String] = []
  private var identifiers = RandomIdentifiers()
  private var isIdle = true

  /// Starts the feature of a session anew.
  init(_ running: RunningFeature, _ output: OutputCollector) throws {
    self.output = output
    store = try output.collecting { try running.feature.open(running.givenFields.replacing) }.result
    feature = RunningFeature(origin: running.origin, store: store)
    store.isInterrupted = { $0 > Self.mostSteps }
    store.reduced = { [unowned self] in
      received.append(Self.text(of: $0.action, in: $0.before))
    }
  }

  /// The number of actions and effects in one step, after which it counts as endless.
  private static let mostSteps = 10_000

  var state: Any { store.state }
  var hasSleepers: Bool { store.clock.nextDeadline != nil }

  /// A list of the actions that can be made.
  func actionList() -> ActionList {
    ActionList(store.actionType, state: store.stateType, outline: store.outline)
  }

  /// An action as it is typed, in the spelling of either edition.
  func text(of action: Any) -> String {
    identifiers.renamed(RowSpelling.short(Self.text(of: action, in: store.state)))
  }

  private static func text(of action: Any, in state: Any) -> String {
    ActionLine.of(action, witnesses: [state]).replacing("\\.$", with: "\\.")
      .replacing("State.$", with: "State.").replacing("(_", with: "(").replacing(", _", with: ", ")
  }

  /// The action with a text; `nil` if this edition has none that reads the same.
  func action(_ text: String) -> Any? {
    let typed = identifiers.identified(text)
    let spellings = [typed, RowSpelling.long(typed)]
    // The older spelling of a binding, if the edition has it, too.
    for spelling in spellings + spellings.map({ $0.replacing(".set(\\.", with: ".set(\\.$") }) {
      guard let action = try? feature.scopedActions.action(in: spelling, from: 0),
        self.text(of: action) == text
      else { continue }
      return action
    }
    return nil
  }

  func send(_ action: Any) { perform { store.send(action) } }

  /// Moves the clock to the next effect that wakes.
  func wake() {
    guard let deadline = store.clock.nextDeadline else { return }
    perform { [store] in
      var isIdle = true
      while isIdle, store.clock.wakeNext(by: deadline) { isIdle = store.settle() }
      return isIdle
    }
  }

  private func perform(_ work: () -> Bool) {
    received = []
    isIdle = output.collecting(work).result
  }

  /// What is shown now. The state comes first, so that both editions name random identifiers in the same order.
  var moment: EditionMoment {
    let state = identifiers.named(JSONNode(store.state).text())
    return EditionMoment(
      state: state, received: received.map { identifiers.named(RowSpelling.short($0)) },
      effectsInFlight: store.runningEffects.count, nextDeadline: store.clock.nextDeadline?.offset,
      issues: store.takeReportedIssues(), isIdle: isIdle)
  }

  /// Ends the effects in flight.
  func end() { _ = store.abandonEffects() }
}
