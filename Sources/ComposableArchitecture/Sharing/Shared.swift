import ViewValues

/// A value that several features share: a change in one of them is a change in all.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Shared var stats: Stats
///   @Shared(.inMemory("count")) var count = 0
/// }
/// ```
///
/// Write it with ``withLock(_:fileID:filePath:line:column:)``, and pass the reference on with `$`:
///
/// ```swift
/// state.$count.withLock { $0 += 1 }
/// state.child = Child.State(stats: state.$stats)
/// ```
///
/// A copy of the property refers to the same value. It can be read and written from any thread. A key, such
/// as ``SharedReaderKey/inMemory(_:)`` or ``SharedReaderKey/fileStorage(_:decoder:encoder:)``, names a
/// value that every property with that key shares and that outlives them in its storage.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value>: @unchecked Sendable {
  // Unchecked: the box and its references lock their values. A value that is not Sendable is used on the
  // threads of the code that shares it, as with any reference.
  let box: SharedBox<Value>

  init(reference: SharedReference<Value>) { box = SharedBox(reference) }

  var reference: SharedReference<Value> { box.reference }

  /// Shares a value that has no storage. It exists as long as something refers to it.
  public init(value: sending Value) {
    self.init(reference: StoredReference(value))
  }

  /// Shares a value that has no storage: the older spelling.
  @_disfavoredOverload
  public init(_ value: Value) {
    self.init(reference: StoredReference(value))
  }

  /// The reference that a closure's parameter `$row` or a parameter `@Shared row` receives.
  public init(projectedValue: Shared) { self = projectedValue }

  /// The reference to the content of an optional, or `nil` if it is `nil`.
  ///
  /// If the optional becomes `nil` later, the new reference still shows and changes the last content.
  public init?(_ base: Shared<Value?>) {
    guard let reference = UnwrappedReference(contentOf: base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// The value.
  ///
  /// Setting it is the older spelling. Use ``withLock(_:fileID:filePath:line:column:)``: a value that is
  /// read and then set may have been changed by other code in between.
  public var wrappedValue: Value {
    get { box.reference.value }
    nonmutating set { box.reference.modify { $0 = newValue } }
  }

  /// The value, for code that is observed and follows when the property refers to another value.
  package var followedValue: Value {
    box.access()
    return wrappedValue
  }

  /// The reference itself. Setting it lets this property and all its copies refer to another value.
  public var projectedValue: Shared {
    get { self }
    nonmutating set { box.reference = newValue.box.reference }
  }

  /// Changes the value in place. No other code reads or changes it meanwhile.
  ///
  /// - Parameter operation: Changes the value.
  /// - Returns: The result of the operation.
  @discardableResult
  public func withLock<R>(
    _ operation: (inout Value) throws -> R,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) rethrows -> R {
    try box.reference.modify(operation)
  }

  /// A reference to a part of the value: `$stats.count`.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(reference: MemberReference(box.reference, keyPath))
  }

  /// A reference to the content of an optional part, or `nil` if it is `nil`: `$rows[id: id]`.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member?>
  ) -> Shared<Member>? {
    Shared<Member>(Shared<Member?>(reference: MemberReference(box.reference, keyPath)))
  }

  /// A reference to a part of the value that cannot be written: `$stats.description`.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: ReadOnlyMemberReference(box.reference, keyPath))
  }

  /// A reference that can only read the value.
  public var reader: SharedReader<Value> { SharedReader(self) }

  /// A reference that can only read a part of the value.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: ComputedReference(box.reference, body))
  }
}

// MARK: Loading and saving

extension Shared {
  /// Loads the value from its storage again.
  ///
  /// - Throws: The error of the storage. ``loadError`` has it as well.
  public func load() async throws { try await reference.load() }

  /// Saves the value to its storage now, without waiting for other changes.
  ///
  /// - Throws: The error of the storage. ``saveError`` has it as well.
  public func save() async throws { try await reference.save() }

  public var isLoading: Bool { reference.status.isLoading }

  /// The error of the last load, or `nil` if it succeeded.
  public var loadError: (any Error)? { reference.status.loadError }

  /// The error of the last save, or `nil` if it succeeded.
  public var saveError: (any Error)? { reference.status.saveError }
}

// MARK: Conformances

extension Shared: Equatable where Value: Equatable {
  /// Whether two references have equal values.
  ///
  /// While states from before and after a change are compared, the left reference has its value before the
  /// change and the right one its value after it.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let perspective = SharedPerspective.active else {
      return lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
    }
    return perspective.reading(.before) { lhs.wrappedValue }
      == perspective.reading(.after) { rhs.wrappedValue }
  }
}

extension Shared: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension Shared: CustomStringConvertible {
  /// The type and the key or the value: `Shared<Int>(.inMemory("count"))`, `Shared<Int>(value: 0)`.
  public var description: String { "\(Self.self)(\(reference.name))" }
}

extension Shared: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue }
}

extension Shared: _CustomDiffObject {
  /// The value before the change that is being shown, and the value after it.
  public var _customDiffValues: (Any, Any) { (value(.before), value(.after)) }

  /// The identity of the value, which derived references have in common.
  public var _objectIdentifier: ObjectIdentifier { reference.rootID }
}

// MARK: Elements

extension Shared: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection, Value.Index: Hashable {
  public typealias Index = Value.Index
  /// A reference to an element.
  public typealias Element = Shared<Value.Element>

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// A reference to the element at a position.
  ///
  /// After the position is removed, the reference shows and changes the last element that was there.
  public subscript(position: Value.Index) -> Shared<Value.Element> {
    Shared<Value.Element>(
      Shared<Value.Element?>(reference: MemberReference(reference, \.[position: position])))!
  }
}

extension MutableCollection {
  /// The element at a position, or `nil` if there is none. Only an element that exists can be set.
  fileprivate subscript(position position: Index) -> Element? {
    get { position >= startIndex && position < endIndex ? self[position] : nil }
    set {
      guard let newValue, position >= startIndex, position < endIndex else { return }
      self[position] = newValue
    }
  }
}

extension Shared where Value: _SharedElements {
  /// References to the elements of an identified array, by their IDs: `ForEach($rows.elements)`.
  public var elements: [Shared<Value.SharedElement>] { Value._elements(of: self) }
}

/// A collection whose elements are shared by their IDs.
public protocol _SharedElements {
  associatedtype SharedElement
  static func _elements(of shared: Shared<Self>) -> [Shared<SharedElement>]
}

extension IdentifiedArray: _SharedElements {
  /// References to the elements, by their IDs.
  public static func _elements(of shared: Shared<Self>) -> [Shared<Element>] {
    shared.wrappedValue.ids.compactMap { id in
      Shared<Element>(Shared<Element?>(reference: MemberReference(shared.reference, \.[id: id])))
    }
  }
}

// MARK: Bindings

extension Binding {
  /// A binding that reads and writes a shared value, without an action.
  public init(_ base: Shared<Value>) {
    self.init(get: { base.wrappedValue }, set: { newValue in base.withLock { $0 = newValue } })
  }
}

extension Shared {
  /// The older name of ``SharedSubscription``.
  public typealias Subscription = SharedSubscription
}
