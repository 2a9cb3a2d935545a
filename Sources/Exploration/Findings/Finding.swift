/// What an exploration finds.
public enum FindingKind: Hashable, Sendable {
  /// A warning of the architecture, with its code and the place of the mistake.
  case warning(code: String, place: String)
  /// Actions that send each other without end.
  case circle
  /// A state or an action that the user has ruled out, by the name of the rule.
  case broken(String)
  /// A state that was looked for.
  case reached(String)
  /// An effect of one feature was cancelled by another one that uses the same ID.
  case sharedID(String)
  /// An effect sent an action after it had dismissed its own child, so that the action was dropped.
  case lostAction(String)
  /// The feature has used its store where it must not, with what was reported. Features of 2.0 have such a store.
  case misuse(String)
  /// A step that has ended the process, with what happened. Only a program that continues after a crash finds it.
  case crash(String)

  /// Whether it is a state that was looked for, and not a mistake.
  package var isState: Bool {
    if case .reached = self { true } else { false }
  }
}

/// A finding on the way to being reported: what was found, and the steps to it.
@MainActor
struct Finding<S: ExploredStore> {
  let kind: FindingKind
  /// What happened, in one or more lines.
  let text: String
  let steps: [Machine<S>.Step]
}
