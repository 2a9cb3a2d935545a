/// What `explore` looks for, and how far it goes.
struct ExplorationPlan {
  var options = ExplorationOptions()
  /// What is typed into the controls of a view.
  var entries = TypedEntries()
  /// What the user has said about states.
  var conditions: [ExploredCondition] = []
  /// The seed of random walks; `nil` searches breadth first.
  var seed: UInt64?
  /// Names each step before it is performed, and returns what happened if it has ended a process before.
  var willPerform: ((String) -> String?)?
  /// The rules that are written, as bindings of 2.0 do.
  var sets: [BindableTarget] = []
  /// The part of the feature whose actions are sent.
  var scope = ScopePath()
}

extension ExplorationPlan {
  /// Explores a feature.
  @MainActor
  func report<S: ExploredStore>(
    on feature: ExploredFeature<S>, in context: DependencyContext
  ) throws -> ExplorationReport {
    var (feature, options) = (feature, options)
    options.context = context
    feature.willPerform = willPerform
    if !scope.isRoot { feature.allows = { scope.extract($0) != nil } }
    feature.line = { action, state in
      guard !scope.isRoot, let scoped = scope.extract(action) else {
        return ActionLine.of(action, witnesses: [state])
      }
      return ActionLine.of(scoped, witnesses: scope.state(in: state).map { [$0] } ?? [])
    }
    let explorer = StoreExplorer(feature, options: options)
    for condition in conditions { explorer.add(property(condition)) }
    return try seed.map { try explorer.walk(seed: $0) } ?? explorer.run()
  }

  private func property<State, Action>(
    _ condition: ExploredCondition
  ) -> Rule<State, Action> {
    let isFound = { (state: State) in scope.state(in: state).map(condition.isFound) ?? false }
    let kind: Rule<State, Action>.Kind =
      switch condition.kind {
      case .always, .never: .always { !isFound($0) }
      case .whenIdle: .whenIdle { !isFound($0) }
      case .until: .until(isFound)
      }
    return Rule(name: condition.text, kind: kind)
  }
}

/// A condition, and when it is a finding.
struct ExploredCondition {
  enum Kind: String {
    case always
    case whenIdle = "when idle"
    case never
    case until
  }

  let kind: Kind
  let condition: StateCondition
  /// `always amount >= 0`
  var text: String { "\(kind.rawValue) \(condition.text)" }

  /// Whether a state is what the condition rules out or looks for. A state without the field is neither.
  func isFound(in state: Any) -> Bool {
    guard let holds = condition.holds(state) else { return false }
    switch kind {
    case .always, .whenIdle: return !holds
    case .never, .until: return holds
    }
  }
}
