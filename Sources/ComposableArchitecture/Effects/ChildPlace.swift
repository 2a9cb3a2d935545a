/// Where a child's state lies in its parent's: what the child's effects belong to.
@usableFromInline
struct ChildPlace: Hashable, @unchecked Sendable {
  // Unchecked: key paths and ids are only hashed and compared, and never changed after they were
  // handed over.
  let path: Path
  /// The id of the element, in a collection.
  let element: EffectID?
  /// Whether the child's cancel ids are its own: true for a child that may go away, since another
  /// may stand beside it or come after it.
  let hasOwnIDs: Bool

  /// The part of the state.
  @usableFromInline
  enum Path: Hashable {
    case property(AnyKeyPath)
    case enumCase(of: ObjectIdentifier, tag: Int)
    /// A case that only closures know, by the place of its operator.
    case operatorCall(SourceLocation)
  }

  @usableFromInline
  init(_ keyPath: AnyKeyPath, element: EffectID? = nil, hasOwnIDs: Bool = true) {
    path = .property(keyPath)
    self.element = element
    self.hasOwnIDs = hasOwnIDs
  }

  @usableFromInline
  init<Root, Value>(
    _ casePath: AnyCasePath<Root, Value>, at location: SourceLocation, hasOwnIDs: Bool = true
  ) {
    let known = casePath.caseTag.map { Path.enumCase(of: ObjectIdentifier(Root.self), tag: $0) }
    path = known ?? .operatorCall(location)
    element = nil
    self.hasOwnIDs = hasOwnIDs
  }
}
