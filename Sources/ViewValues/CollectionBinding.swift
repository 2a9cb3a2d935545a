extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over the bindings to the elements.
  public typealias Iterator = IndexingIterator<Self>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions of the collection.
  public typealias Indices = Value.Indices
  /// A part of the collection of bindings.
  public typealias SubSequence = Slice<Self>

  /// The first position.
  public var startIndex: Index { wrappedValue.startIndex }

  /// The position past the last.
  public var endIndex: Index { wrappedValue.endIndex }

  /// All positions.
  public var indices: Indices { wrappedValue.indices }

  /// The position after another.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  /// A binding to the element at a position, which must stay valid while the binding is used.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection {}
