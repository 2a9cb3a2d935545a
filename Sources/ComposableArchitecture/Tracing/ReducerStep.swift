/// What one reducer did with one action, with all that ran inside it.
package struct ReducerStep {
  /// The feature's name, or the operator's: `AmountControl`, `Scope`, `Reduce`.
  package let name: String
  /// Where an operator runs its child: `\.amountControl`, `/.loggedIn`, `\.todos[2]`.
  package let place: String?
  package let outcome: Outcome
  /// The states around it, in its own terms.
  package let before: Any
  package let after: Any
  /// What it returned; of a reducer with parts, what the parts do not show.
  package let effects: [ReturnedEffect]
  package let parts: [ReducerStep]

  /// How an action fared.
  package enum Outcome: Equatable, Sendable {
    case ran
    /// The action is for others.
    case passed
    /// The action is for a child that is not there.
    case childWasMissing
  }

  package init(
    name: String, place: String?, outcome: Outcome, before: Any, after: Any,
    effects: [ReturnedEffect], parts: [ReducerStep]
  ) {
    self.name = name
    self.place = place
    self.outcome = outcome
    self.before = before
    self.after = after
    self.effects = effects
    self.parts = parts
  }
}
