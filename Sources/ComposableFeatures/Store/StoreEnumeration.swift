/// The stores of the cases of an enum of features.
public protocol _StoreEnumeration {
  associatedtype State
  associatedtype Action
  /// The store of the case that the state is in.
  @MainActor init(_ store: Store<State, Action>)
}
