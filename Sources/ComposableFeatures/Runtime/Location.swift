/// The place in which the state of a mounted feature is stored: the state of a store, or a part of the state of a parent.
class Location<State> {
  /// The address of the state, if it is the same as long as the store exists.
  var address: UnsafeMutablePointer<State>? { nil }

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

  override var address: UnsafeMutablePointer<State>? { pointer }
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

  override var address: UnsafeMutablePointer<State>? {
    guard let parent = parent.address, let stored = part.stored else { return nil }
    return (UnsafeMutableRawPointer(parent) + stored.offset).assumingMemoryBound(to: State.self)
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
  private let place: ElementPlace<Elements>

  init(
    _ parent: Location<Parent>, _ path: WritableKeyPath<Parent, Elements>, id: ID,
    _ known: KnownElements<Elements> = KnownElements()
  ) {
    self.parent = parent
    part = StoredPart(path)
    readable = ReadablePart(path)
    place = ElementPlace(id, known)
  }

  override func read<R>(_ body: (Elements.Element) -> R) -> R? {
    parent.read { parent -> R? in
      let elements = readable.value(in: parent)
      guard let index = elements.index(ofID: place.id, near: &place.offset) else { return nil }
      return body(elements[index])
    } ?? nil
  }

  override func modify<R>(_ body: (inout Elements.Element) -> R) -> R? {
    parent.modify { parent -> R? in
      var result: R?
      part.modify(&parent) { elements in _ = place.change(&elements) { result = body(&$0) } }
      return result
    } ?? nil
  }
}
