extension RuntimeWarning {
  /// A child's action came while the enum that holds its state was in another case.
  @usableFromInline
  static func reportOtherCase<State, Action>(
    operator name: String, state: State, action: Action, at location: SourceLocation
  ) {
    let present = EnumLayout.of(State.self)?.caseOf(state)?.name ?? "another case"
    RuntimeWarning(
      .otherCase,
      "\(name) received \(ActionLabel.text(of: action)) while \(TypeName.of(State.self)) is .\(present)",
      causes: [
        "a reducer that runs before this one moved the state to another case when the action came:"
          + " put \(name) before it",
        "an effect of the child was still running when the state left its case: cancel it then",
        "a view sent the action although the state does not show that view",
      ],
      at: location
    ).report()
  }
}
