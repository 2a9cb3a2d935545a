/// A shared value that can be read and followed, but not written.
///
/// ```swift
/// @SharedReader(.remoteConfiguration) var isOn = false
/// let total = $stats.reader
/// ```
///
/// See ``Shared``. A test does not assert its changes: it always has the current value.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value>: @unchecked Sendable {
  // Unchecked: for the reason given at `Shared`.
  let box: SharedBox<Value>

  init(reference: SharedReference<Value>) { box = SharedBox(reference) }

  var reference: SharedReference<Value> { box.reference }

  /// Makes a reader of a value that never changes.
  public init(value: sending Value) { self.init(reference: StoredReference(value)) }

  /// Returns a reader of a value that never changes.
  public static func constant(_ value: sending Value) -> Self { Self(value: value) }

  /// The reader that a closure's parameter `$row` receives.
  public init(projectedValue: SharedReader) { self = projectedValue }

  public init(_ base: Shared<Value>) { self.init(reference: base.reference) }

  /// The reader of the content of an optional, or `nil` if it is `nil`.
  public init?(_ base: SharedReader<Value?>) {
    guard let reference = UnwrappedReference(contentOf: base.reference) else { return nil }
    self.init(reference: reference)
  }

  public var wrappedValue: Value {
    guard let perspective = SharedPerspective.active else { return reference.value }
    return perspective.reading(.after) { reference.value }
  }

  /// The value, for code that is observed and follows when the property refers to another value.
  package var followedValue: Value {
    box.access()
    return wrappedValue
  }

  /// The reader itself. Setting it lets this property and all its copies read another value.
  public var projectedValue: SharedReader {
    get { self }
    nonmutating set { box.reference = newValue.reference }
  }

  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader<Member>(reference: ReadOnlyMemberReference(reference, keyPath))
  }

  /// A reader of a value computed from this one.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: ComputedReference(reference, body))
  }

  /// Loads the value from its storage again.
  ///
  /// - Throws: The error of the storage. ``loadError`` has it as well.
  public func load() async throws { try await reference.load() }

  public var isLoading: Bool { reference.status.isLoading }

  /// The error of the last load, or `nil` if it succeeded.
  public var loadError: (any Error)? { reference.status.loadError }
}

extension SharedReader: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension SharedReader: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SharedReader: CustomStringConvertible {
  /// The type and the key or the value: `SharedReader<Int>(value: 0)`.
  public var description: String { "\(Self.self)(\(reference.name))" }
}

extension SharedReader: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue }
}
