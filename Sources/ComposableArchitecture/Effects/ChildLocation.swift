/// Where a child's state is in its parent's state. The effects of a child belong to its location.
@usableFromInline
struct ChildLocation: Hashable, @unchecked Sendable {
  // Unchecked: key paths and IDs are immutable here; they are only hashed and compared.
  let path: Path
  /// The ID of the element if the child is in a collection.
  let element: EffectID?
  /// Whether the child has its own cancellation IDs. `true` for children that can be removed, as there
  /// may be other children beside them or after them.
  let ownsCancelIDs: Bool
  /// Whether the location is only kept because it tells who owns an effect: see ``EffectOwners``.
  private(set) var tellsOnlyOwner = false

  @usableFromInline
  enum Path: Hashable {
    case property(AnyKeyPath)
    case enumCase(of: ObjectIdentifier, tag: Int)
    /// A case of a path made from functions, identified by the location of its operator.
    case operatorCall(SourceLocation)
  }

  @usableFromInline
  init(_ keyPath: AnyKeyPath, element: EffectID? = nil, ownsCancelIDs: Bool = true) {
    path = .property(keyPath)
    self.element = element
    self.ownsCancelIDs = ownsCancelIDs
  }

  @usableFromInline
  init<Root, Value>(
    _ casePath: AnyCasePath<Root, Value>, at location: SourceLocation, ownsCancelIDs: Bool = true
  ) {
    let known = casePath.caseTag.map { Path.enumCase(of: ObjectIdentifier(Root.self), tag: $0) }
    path = known ?? .operatorCall(location)
    element = nil
    self.ownsCancelIDs = ownsCancelIDs
  }

  @usableFromInline
  func telling(onlyOwner: Bool) -> Self {
    var location = self
    location.tellsOnlyOwner = onlyOwner
    return location
  }
}

/// The ID by which effects of a store are cancelled.
///
/// Values of different types are different IDs, even if `AnyHashable` considers them equal (`1` and
/// `1.0`).
@usableFromInline
struct EffectID: Hashable, @unchecked Sendable {
  // Unchecked: the value is immutable here; it is only hashed, compared and described.
  let base: AnyHashable
  private let type: ObjectIdentifier

  @usableFromInline
  init<ID: Hashable>(_ id: ID) {
    base = AnyHashable(id)
    type = ObjectIdentifier(Swift.type(of: base.base))
  }
}
