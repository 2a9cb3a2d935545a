/// Where an element is in a collection.
@usableFromInline
class ElementPlace<Elements: FeatureElements> {
  @usableFromInline typealias ID = Elements.Element.ID

  @usableFromInline final let id: ID
  @usableFromInline final let known: KnownElements<Elements>
  /// Where the element was found last.
  @exclusivity(unchecked)
  @usableFromInline final var offset = 0

  init(_ id: ID, _ known: KnownElements<Elements>) { (self.id, self.known) = (id, known) }

  /// Changes the element in a collection, if it is there.
  ///
  /// - Returns: Whether it is there.
  @inlinable
  final func change(_ elements: inout Elements, _ body: (inout Elements.Element) -> Void) -> Bool {
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
@usableFromInline
final class KnownElements<Elements: FeatureElements> {
  @exclusivity(unchecked)
  @usableFromInline var elements: Elements?

  init() {}

  /// - Returns: Whether a collection was the known one.
  @inlinable
  func forget(_ elements: Elements) -> Bool {
    defer { self.elements = nil }
    return contains(elements)
  }

  @inlinable
  func contains(_ elements: Elements) -> Bool {
    self.elements?._hasStorage(of: elements) ?? false
  }
}
