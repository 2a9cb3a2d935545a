/// What holds in a feature, or what is looked for.
package struct Rule<State, Action> {
  package enum Kind {
    /// Holds in every state.
    case always((State) -> Bool)
    /// Holds in every state in which no effect is in flight.
    case whenIdle((State) -> Bool)
    /// Is the case for no action: the state before it, the action, and the state after it.
    case never((State, Action, State) -> Bool)
    /// Is looked for: the shortest way to such a state.
    case until((State) -> Bool)
  }

  let name: String
  let kind: Kind

  package init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }

  /// Whether the rule needs the state before an action.
  var needsBefore: Bool {
    if case .never = kind { true } else { false }
  }

  /// Whether a state is a finding.
  ///
  /// - Parameter step: The action and the state before it, if an action was sent.
  func isFound(in state: State, isIdle: Bool, step: (before: State, action: Action)?) -> Bool {
    switch kind {
    case .always(let holds): !holds(state)
    case .whenIdle(let holds): isIdle && !holds(state)
    case .never(let happens): step.map { happens($0.before, $0.action, state) } ?? false
    case .until(let isReached): isReached(state)
    }
  }
}
