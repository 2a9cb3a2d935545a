import Reflection

/// The place in which the state of a mounted feature is stored: the state of a store, or a part of the state of a parent.
class Location<State> {
  /// Calls a function with the state; returns `nil` if the state does not exist now.
  func read<R>(_ body: (State) -> R) -> R? { nil }

  /// Calls a function that may change the state; returns `nil` if the state does not exist now.
  func modify<R>(_ body: (inout State) -> R) -> R? { nil }
}

/// The state of a store.
final class RootLocation<State>: Location<State> {
  // A pointer, because a feature may read its store while an `Update` changes the state in place.
  let pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)

  init(_ state: State) { pointer.initialize(to: state) }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  override func read<R>(_ body: (State) -> R) -> R? { body(pointer.pointee) }
  override func modify<R>(_ body: (inout State) -> R) -> R? { body(&pointer.pointee) }
}

/// A property of the parent's state.
final class FieldLocation<Parent, State>: Location<State> {
  private let parent: Location<Parent>
  private let part: StoredPart<Parent, State>
  private let readable: ReadablePart<Parent, State>

  init(_ parent: Location<Parent>, _ path: WritableKeyPath<Parent, State>) {
    self.parent = parent
    part = StoredPart(path)
    readable = ReadablePart(path)
  }

  override func read<R>(_ body: (State) -> R) -> R? {
    parent.read { body(readable.value(in: $0)) }
  }

  override func modify<R>(_ body: (inout State) -> R) -> R? {
    parent.modify { part.modify(&$0, body) }
  }
}

/// An optional property of the parent's state.
final class OptionalLocation<Parent, State>: Location<State> {
  private let parent: Location<Parent>
  private let path: WritableKeyPath<Parent, State?>

  init(_ parent: Location<Parent>, _ path: WritableKeyPath<Parent, State?>) {
    self.parent = parent
    self.path = path
  }

  override func read<R>(_ body: (State) -> R) -> R? {
    parent.read { $0[keyPath: path].map(body) } ?? nil
  }

  override func modify<R>(_ body: (inout State) -> R) -> R? {
    parent.modify { parent -> R? in
      guard case .some = parent[keyPath: path] else { return nil }
      return body(&parent[keyPath: path]!)
    } ?? nil
  }
}

/// The payload of a case of the parent's state.
final class CaseLocation<Parent, State>: Location<State> {
  private let parent: Location<Parent>
  private let path: AnyCasePath<Parent, State>

  init(_ parent: Location<Parent>, _ path: AnyCasePath<Parent, State>) {
    self.parent = parent
    self.path = path
  }

  override func read<R>(_ body: (State) -> R) -> R? {
    parent.read { path.extract(from: $0).map(body) } ?? nil
  }

  override func modify<R>(_ body: (inout State) -> R) -> R? {
    parent.modify { path.modifyMatching(&$0, body) } ?? nil
  }
}

/// An element of a collection in the parent's state.
final class ElementLocation<Parent, Elements: FeatureElements>: Location<Elements.Element> {
  typealias ID = Elements.Element.ID
  private let parent: Location<Parent>
  private let part: StoredPart<Parent, Elements>
  private let readable: ReadablePart<Parent, Elements>
  let id: ID
  private let known: KnownElements<Elements>
  /// Where the element was found last.
  private var offset = 0

  init(
    _ parent: Location<Parent>, _ path: WritableKeyPath<Parent, Elements>, id: ID,
    _ known: KnownElements<Elements> = KnownElements()
  ) {
    self.parent = parent
    part = StoredPart(path)
    readable = ReadablePart(path)
    self.id = id
    self.known = known
  }

  override func read<R>(_ body: (Elements.Element) -> R) -> R? {
    parent.read { parent -> R? in
      let elements = readable.value(in: parent)
      guard let index = elements.index(ofID: id, near: &offset) else { return nil }
      return body(elements[index])
    } ?? nil
  }

  override func modify<R>(_ body: (inout Elements.Element) -> R) -> R? {
    parent.modify { parent -> R? in
      var result: R?
      part.modify(&parent) { elements in _ = change(&elements) { result = body(&$0) } }
      return result
    } ?? nil
  }

  /// Changes the element in a collection, if it is there.
  ///
  /// - Returns: Whether it is there.
  func change(_ elements: inout Elements, _ body: (inout Elements.Element) -> Void) -> Bool {
    guard let index = elements.index(ofID: id, near: &offset) else { return false }
    let isKnown = known.forget(elements)
    elements._changeElement(at: index, body)
    if isKnown, elements._hasElement(id, at: index) { known.elements = elements }
    return true
  }
}

/// The collection whose elements are mounted. As long as a state has the same storage, its elements have the same IDs.
///
/// Whoever changes an element forgets it before, so that the storage is not copied, and notes it afterwards. Any other change
/// makes a new storage, because this is a second reference to the old one.
final class KnownElements<Elements: FeatureElements> {
  var elements: Elements?

  /// - Returns: Whether a collection was the known one.
  func forget(_ elements: Elements) -> Bool {
    defer { self.elements = nil }
    return contains(elements)
  }

  func contains(_ elements: Elements) -> Bool {
    self.elements?._hasStorage(of: elements) ?? false
  }
}
