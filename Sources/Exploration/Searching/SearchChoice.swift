/// A step that is possible in a state.
struct SearchChoice<S: ExploredStore> {
  let step: Machine<S>.Step
  /// How often an effect is late in this step: 0 or 1.
  let delays: Int
  /// The case of the action, as in ``CaseLabels``; `nil` if no action is sent.
  let label: Int?

  /// What it does, without values: `.titleChanged`.
  @MainActor
  func text(_ labels: CaseLabels) -> String {
    if let label { return labels.texts[label] }
    if case .part = step { return "part" }
    return Self.wake
  }

  /// What every step does that wakes a sleeper.
  static var wake: String { "wake" }
}
