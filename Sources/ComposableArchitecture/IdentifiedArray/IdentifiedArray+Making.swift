import OrderedCollections

extension IdentifiedArray {
  /// Makes an empty array of elements that are identified by a property.
  @inlinable
  public init(id: KeyPath<Element, ID>, minimumCapacity: Int = 0) {
    self.init(readID: { $0.pointee[keyPath: id] })
    reserveCapacity(minimumCapacity)
  }

  /// Makes an array of elements that are identified by a property.
  ///
  /// The IDs must differ. If two elements have the same ID, the first is kept and a warning is reported.
  @inlinable
  public init<S: Sequence>(uniqueElements elements: S, id: KeyPath<Element, ID>)
  where S.Element == Element {
    self.init(readID: { $0.pointee[keyPath: id] })
    appendUnique(elements)
  }

  /// Makes an array of elements that are identified by a property. `combine` combines two elements with
  /// the same ID.
  ///
  /// - Parameter combine: Receives the element in the array and the new one. Its result must have the
  ///   same ID.
  @inlinable
  public init<S: Sequence>(
    _ elements: S, id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows where S.Element == Element {
    self.init(readID: { $0.pointee[keyPath: id] })
    try append(elements, uniquingIDsWith: combine)
  }

  /// Makes an array of elements whose IDs are known to differ. Release builds do not check them.
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
  @inlinable
  public init() { self.init(readID: { $0.pointee.id }) }

  /// Makes an array of elements whose IDs differ. If two elements have the same ID, the first is kept and
  /// a warning is reported.
  @inlinable
  public init<S: Sequence>(uniqueElements elements: S) where S.Element == Element {
    self.init()
    appendUnique(elements)
  }

  /// Makes an array of the elements of another array.
  @inlinable
  public init(uniqueElements elements: Self) { self = elements }

  @inlinable
  public init<S: Sequence>(uncheckedUniqueElements elements: S) where S.Element == Element {
    let storage = Array(elements)
    self.init(
      identifiers: OrderedSet(uncheckedUniqueElements: storage.map(\.id)),
      storage: storage, readID: { $0.pointee.id })
  }

  /// Makes an array of elements. `combine` combines two elements with the same ID.
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
  /// Makes an array of the elements of a literal. If two elements have the same ID, the first is kept and
  /// a warning is reported.
  @inlinable
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}
