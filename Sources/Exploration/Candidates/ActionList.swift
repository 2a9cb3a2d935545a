/// Every action of a type that can be made in a state, those that only effects send included.
@MainActor
package final class ActionList {
  private let candidates: CandidateList

  /// - Parameter outline: The reducers, which say where the states of children are.
  package init(_ action: Any.Type, state: Any.Type, outline: [ReducerOutline]) {
    var user = UserActions()
    user.sendsAll = true
    candidates = CandidateList(
      action, state: state,
      CandidateList.Context(
        children: ChildFinder(outline: outline), domain: ValueDomain(given: [:]), user: user))
  }

  /// The actions for a state, in an order that is the same on every run.
  package func actions(in state: Any) -> [Any] { candidates.actions(in: state).map(\.value) }
}
