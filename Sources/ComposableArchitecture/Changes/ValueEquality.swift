/// Whether two values are equal as far as a diff is concerned.
///
/// `==` decides if the type has it. Other values are equal if their types and all their children
/// are, and values without children if their descriptions are. References that contain each other
/// are compared once.
struct ValueEquality {
  private var compared: Set<ReferencePair> = []

  static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    var equality = Self()
    return equality.areEqual(lhs, rhs)
  }

  /// Whether two values denote the same thing, maybe in different states: the same object, or
  /// values of one `Identifiable` type with the same ID.
  static func areIdentical(_ lhs: Any, _ rhs: Any) -> Bool {
    let (left, right) = (DumpSubject(lhs), DumpSubject(rhs))
    if let left = left.diffObject, let right = right.diffObject {
      return left._objectIdentifier == right._objectIdentifier
    }
    guard left.traits.mayBe(.identifiable), let left = lhs as? any Identifiable else {
      return false
    }
    return haveSameID(left, rhs)
  }

  private static func haveSameID<Value: Identifiable>(_ lhs: Value, _ rhs: Any) -> Bool {
    (rhs as? Value).map { lhs.id == $0.id } ?? false
  }

  private mutating func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    let (left, right) = (DumpSubject(lhs), DumpSubject(rhs))
    if let left = left.shared, let right = right.shared {
      return areEqual(left.value(.before), right.value(.after))
    }
    if let pair = ReferencePair(left, right), !compared.insert(pair).inserted { return true }
    if let equality = left.equality { return equality(lhs, rhs) }
    if left.traits.mayBe(.equatable), let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
    if isSameInstance(lhs, rhs) { return true }
    let (leftMirror, rightMirror) = (left.mirror, right.mirror)
    guard leftMirror.subjectType == rightMirror.subjectType else { return false }
    let (leftChildren, rightChildren) = (leftMirror.children, rightMirror.children)
    guard leftChildren.count == rightChildren.count else { return false }
    guard !leftChildren.isEmpty else { return left.printed == right.printed }
    for (left, right) in zip(leftChildren, rightChildren) {
      guard left.label == right.label, areEqual(left.value, right.value) else { return false }
    }
    return true
  }

  private func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
    (rhs as? Value).map { lhs == $0 } ?? false
  }

  private func isSameInstance(_ lhs: Any, _ rhs: Any) -> Bool {
    let type = type(of: lhs)
    return type is AnyClass && type == Swift.type(of: rhs) && lhs as AnyObject === rhs as AnyObject
  }
}

/// Two references that have been compared, or are being compared further out.
private struct ReferencePair: Hashable {
  let lhs: ObjectIdentifier
  let rhs: ObjectIdentifier

  /// `nil` unless both values are references.
  init?(_ lhs: DumpSubject, _ rhs: DumpSubject) {
    guard let left = Self.identity(of: lhs), let right = Self.identity(of: rhs) else { return nil }
    (self.lhs, self.rhs) = (left, right)
  }

  private static func identity(of subject: DumpSubject) -> ObjectIdentifier? {
    if let object = subject.diffObject { return object._objectIdentifier }
    guard type(of: subject.value) is AnyClass else { return nil }
    return ObjectIdentifier(subject.value as AnyObject)
  }
}
