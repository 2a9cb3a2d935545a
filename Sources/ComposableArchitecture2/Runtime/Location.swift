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
  private let pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)

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
  private let path: WritableKeyPath<Parent, State>

  init(_ parent: Location<Parent>, _ path: WritableKeyPath<Parent, State>) {
    self.parent = parent
    self.path = path
  }

  override func read<R>(_ body: (State) -> R) -> R? { parent.read { body($0[keyPath: path]) } }

  override func modify<R>(_ body: (inout State) -> R) -> R? {
    parent.modify { body(&$0[keyPath: path]) }
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
  private let path: WritableKeyPath<Parent, Elements>
  private let id: ID
  /// Where the element was found last.
  private var offset = 0

  init(_ parent: Location<Parent>, _ path: WritableKeyPath<Parent, Elements>, id: ID) {
    self.parent = parent
    self.path = path
    self.id = id
  }

  override func read<R>(_ body: (Elements.Element) -> R) -> R? {
    parent.read { parent -> R? in
      let elements = parent[keyPath: path]
      guard let index = elements.index(ofID: id, near: &offset) else { return nil }
      return body(elements[index])
    } ?? nil
  }

  override func modify<R>(_ body: (inout Elements.Element) -> R) -> R? {
    parent.modify { change(&$0[keyPath: path], body) } ?? nil
  }

  /// Changes the element in a collection, if it is there.
  func change<R>(_ elements: inout Elements, _ body: (inout Elements.Element) -> R) -> R? {
    guard let index = elements.index(ofID: id, near: &offset) else { return nil }
    return elements._changeElement(at: index, body)
  }
}
