// Names of 2.0 that are known second-hand only, or whose meaning is contradictory. docs/Preview2.md says what is known.

/// Not part of the preview.
@available(
  *, unavailable,
  message: "only the name of StaticFeature is known; the preview of 2.0 does not have it"
)
public struct StaticFeature {}

/// Not part of the preview.
@available(
  *, unavailable,
  message:
    "only the name of FeatureBinding is known; every writable property of a State has a binding"
)
@propertyWrapper public struct FeatureBinding<Value> {
  public var wrappedValue: Value
  /// Makes it.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension FeatureProtocol {
  /// Not part of the preview.
  @available(
    *, unavailable,
    message:
      "it is not public what the closure of spawn receives, nor which property it names; declare the property as Spawn<F>, and embed the feature with Scope, ifLet, or forEach"
  )
  public func spawn<Child>(_ state: KeyPath<State, Child>, _ child: () -> Any) -> Self { self }

  /// Not part of the preview.
  @available(
    *, unavailable,
    message:
      "it is not public what the closure of spawn receives, nor which property it names; declare the property as Spawn<F>, and embed the feature with Scope, ifLet, or forEach"
  )
  public func spawn<Child>(_ state: KeyPath<State, Child>, _ child: (Any) -> Any) -> Self { self }

  /// Not part of the preview.
  @available(
    *, unavailable,
    message:
      "only the name of ifCaseLet is known; declare the cases with @Feature enum, and embed its body with ifLet or Scope"
  )
  public func ifCaseLet<Child>(_ state: KeyPath<State, Child>, _ child: () -> Any) -> Self { self }
}

extension TestStore {
  /// Not part of the preview.
  @available(
    *, unavailable,
    message:
      "the preview of 2.0 does not have it; assert what the listener of the event changes with expect"
  )
  public func receive<Key: FeatureEventKey>(key: Key.Type, value: Key.Value) async {}
}
