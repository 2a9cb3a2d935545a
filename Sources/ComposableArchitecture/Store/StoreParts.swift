extension Store {
  /// Returns a store for the wrapped state. It keeps the last state when the state becomes `nil`.
  package func unwrapped<Wrapped>(last: Wrapped) -> Store<Wrapped, Action> where State == Wrapped? {
    part(last: last, of: { $0 }, action: { $0 })
  }

  /// Returns a store for an optional part of the state. It keeps the last part when the part becomes
  /// `nil`.
  func part<Part, PartAction>(
    last: Part, of toPart: @escaping (State) -> Part?,
    action fromPartAction: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction> {
    var last = last
    return scope(
      state: { state in
        last = toPart(state) ?? last
        return last
      },
      action: fromPartAction)
  }
}
