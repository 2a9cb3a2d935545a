import OrderedCollections

extension IdentifiedArray {
  /// An empty array of elements that are identified by a property.
  @inlinable
  public init(id: KeyPath<Element, ID>, minimumCapacity: Int = 0) {
    self.init(readID: { $0.pointee[keyPath: id] })
    reserveCapacity(minimumCapacity)
  }

  /// An array of elements that are identified by a property.
  ///
  /// The ids must differ; of two elements with one id the first stays and the second is reported.
  @inlinable
  public init<S: Sequence>(uniqueElements elements: S, id: KeyPath<Element, ID>)
  where S.Element == Element {
    self.init(readID: { $0.pointee[keyPath: id] })
    appendUnique(elements)
  }

  /// An array of elements that are identified by a property; `combine` makes one of two with the
  /// same id.
  ///
  /// - Parameter combine: Given the element that is there and the one that comes; its result must
  ///   have the same id.
  @inlinable
  public init<S: Sequence>(
    _ elements: S, id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows where S.Element == Element {
    self.init(readID: { $0.pointee[keyPath: id] })
    try append(elements, uniquingIDsWith: combine)
  }

  /// Takes elements whose ids are known to differ; no check is made in release builds.
  @inlinable
  public init<S: Sequence>(uncheckedUniqueElements elements: S, id: KeyPath<Element, ID>)
  where S.Element == Element {
    let storage = Array(elements)
    self.init(
      identifiers: OrderedSet(uncheckedUniqueElements: storage.map { $0[keyPath: id] }),
      storage: storage, readID: { $0.pointee[keyPath: id] })
  }

  @inlinable
  init(readID: @escaping (UnsafePointer<Element>) -> ID) {
    self.init(identifiers: [], storage: [], readID: readID)
  }

  @inlinable
  mutating func appendUnique<S: Sequence>(_ elements: S) where S.Element == Element {
    reserveCapacity(elements.underestimatedCount)
    for element in elements where !append(element).inserted {
      Self.reportDuplicate(identify(element))
    }
  }

  @inlinable
  mutating func append<S: Sequence>(
    _ elements: S, uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows where S.Element == Element {
    for element in elements {
      let (inserted, index) = append(element)
      if !inserted { self[index] = try combine(storage[index], element) }
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// An empty array.
  @inlinable
  public init() { self.init(readID: { $0.pointee.id }) }

  /// An array of elements whose ids differ; of two elements with one id the first stays and the
  /// second is reported.
  @inlinable
  public init<S: Sequence>(uniqueElements elements: S) where S.Element == Element {
    self.init()
    appendUnique(elements)
  }

  /// An array of the elements of another.
  @inlinable
  public init(uniqueElements elements: Self) { self = elements }

  /// Takes elements whose ids are known to differ; no check is made in release builds.
  @inlinable
  public init<S: Sequence>(uncheckedUniqueElements elements: S) where S.Element == Element {
    let storage = Array(elements)
    self.init(
      identifiers: OrderedSet(uncheckedUniqueElements: storage.map(\.id)),
      storage: storage, readID: { $0.pointee.id })
  }

  /// An array of elements; `combine` makes one of two with the same id.
  ///
  /// - Parameter combine: Given the element that is there and the one that comes; its result must
  ///   have the same id.
  @inlinable
  public init<S: Sequence>(
    _ elements: S, uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows where S.Element == Element {
    self.init()
    try append(elements, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// An array of the elements of a literal; of two with one id the first stays and the second is
  /// reported.
  @inlinable
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}
