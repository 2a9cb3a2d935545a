import OrderedCollections

/// An array whose elements are found by id as fast as by position.
///
/// ```swift
/// struct State {
///   var todos: IdentifiedArrayOf<Todo> = []
/// }
/// ...
/// state.todos[id: id]?.isDone = true
/// state.todos.append(Todo(id: uuid()))
/// state.todos.remove(id: id)
/// ```
///
/// Elements keep their order and each id occurs once. Finding, changing in place and appending take
/// constant time, removing and inserting elsewhere time in proportion to the count. Changing one
/// element copies none.
///
/// An element's id must not change, and a second element of one id is no element: both are
/// reported, and what happens then is said at each function.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var identifiers: OrderedSet<ID>
  @usableFromInline var storage: [Element]
  /// Reads the id where the element lies, so that the rest of the element is not copied.
  @usableFromInline let readID: (UnsafePointer<Element>) -> ID

  @inlinable
  init(
    identifiers: OrderedSet<ID>, storage: [Element],
    readID: @escaping (UnsafePointer<Element>) -> ID
  ) {
    self.identifiers = identifiers
    self.storage = storage
    self.readID = readID
  }

  @inlinable
  func identify(_ element: Element) -> ID { withUnsafePointer(to: element, readID) }

  /// The id that the element at a position bears.
  @inlinable
  @inline(__always)
  func readID(at index: Int) -> ID {
    storage.withUnsafeBufferPointer { readID($0.baseAddress! + index) }
  }

  /// The ids, in the order of the elements.
  @inlinable
  public var ids: OrderedSet<ID> { identifiers }

  /// The elements as an array; shares its storage and copies nothing.
  @inlinable
  public var elements: [Element] { storage }

  /// The position of the element with an id.
  @inlinable
  public func index(id: ID) -> Int? { identifiers.firstIndex(of: id) }

  /// Makes room for a number of elements.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    identifiers.reserveCapacity(minimumCapacity)
    storage.reserveCapacity(minimumCapacity)
  }
}

/// An array of identifiable elements: `IdentifiedArrayOf<Todo>` is `IdentifiedArray<Todo.ID,
/// Todo>`.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
