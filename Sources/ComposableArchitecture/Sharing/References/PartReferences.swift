/// A reference to a part of another reference's value.
class PartReference<Base, Value>: SharedReference<Value>, @unchecked Sendable {
  // Unchecked: immutable.
  let base: SharedReference<Base>

  init(_ base: SharedReference<Base>) { self.base = base }

  override var rootID: ObjectIdentifier { base.rootID }
  override var history: SharedHistory? { base.history }
  override var status: SharedStatus { base.status }
  override func load() async throws { try await base.load() }
  override func save() async throws { try await base.save() }
}

final class MemberReference<Base, Value>: PartReference<Base, Value>, @unchecked Sendable {
  // Unchecked: immutable.
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: SharedReference<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.keyPath = keyPath
    super.init(base)
  }

  override var value: Value { base.value[keyPath: keyPath] }
  override func modify<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try base.modify { try body(&$0[keyPath: keyPath]) }
  }
  override var name: String { "\(base.name)[dynamicMember: \(keyPath)]" }
}

/// A reference to a property of the value that cannot be set.
final class ReadOnlyMemberReference<Base, Value>: PartReference<Base, Value>, @unchecked Sendable {
  // Unchecked: immutable.
  private let keyPath: KeyPath<Base, Value>

  init(_ base: SharedReference<Base>, _ keyPath: KeyPath<Base, Value>) {
    self.keyPath = keyPath
    super.init(base)
  }

  override var value: Value { base.value[keyPath: keyPath] }
  override var name: String { "\(base.name)[dynamicMember: \(keyPath)]" }
}

/// A reference to a value that a function computes.
final class ComputedReference<Base, Value>: PartReference<Base, Value>, @unchecked Sendable {
  // Unchecked: immutable.
  private let body: @Sendable (Base) -> Value

  init(_ base: SharedReference<Base>, _ body: @escaping @Sendable (Base) -> Value) {
    self.body = body
    super.init(base)
  }

  override var value: Value { body(base.value) }
  override var name: String { base.name }
}

/// A reference to the content of an optional. While the optional is `nil`, it has the last content.
final class UnwrappedReference<Value>: PartReference<Value?, Value>, @unchecked Sendable {
  // Unchecked: the reference to the last content locks its value.
  private let last: StoredReference<Value>

  /// `nil` if the optional is `nil`.
  init?(contentOf base: SharedReference<Value?>) {
    guard let value = base.value else { return nil }
    last = StoredReference(value)
    super.init(base)
  }

  override var value: Value {
    guard let value = base.value else { return last.value }
    if SharedPerspective.active == nil { last.remember(value) }
    return value
  }

  override func modify<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    guard base.value != nil else { return try last.modify(body) }
    return try base.modify { optional in
      guard var value = optional else { return try last.modify(body) }
      // Emptied, so that the content is changed in place.
      optional = nil
      defer {
        if SharedPerspective.active == nil { last.remember(value) }
        optional = value
      }
      return try body(&value)
    }
  }

  override var name: String { "\(base.name)!" }
}
