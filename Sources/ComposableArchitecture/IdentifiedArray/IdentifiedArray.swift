import OrderedCollections

/// An array whose elements are found by ID as fast as by position.
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
/// Elements keep their order, and each ID occurs once. Finding an element, changing it in place and
/// appending take constant time; inserting and removing elsewhere take linear time. Changing an element
/// copies no other element.
///
/// The ID of an element must not change, and two elements must not have the same ID. Both mistakes are
/// reported as warnings; the functions document what happens then.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var identifiers: OrderedSet<ID>
  @usableFromInline var storage: [Element]
  /// Reads the ID of an element in place, so that the element is not copied.
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

  @inlinable
  @inline(__always)
  func readID(at index: Int) -> ID {
    storage.withUnsafeBufferPointer { readID($0.baseAddress! + index) }
  }

  @inlinable
  public var ids: OrderedSet<ID> { identifiers }

  /// The elements as an array. It shares the storage, so nothing is copied.
  @inlinable
  public var elements: [Element] { storage }

  @inlinable
  public func index(id: ID) -> Int? { identifiers.firstIndex(of: id) }

  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    identifiers.reserveCapacity(minimumCapacity)
    storage.reserveCapacity(minimumCapacity)
  }
}

/// An array of identifiable elements: `IdentifiedArrayOf<Todo>` is `IdentifiedArray<Todo.ID,
/// Todo>`.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
