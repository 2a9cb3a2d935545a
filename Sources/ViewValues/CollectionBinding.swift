extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  /// Iterates over the bindings to the elements.
  public typealias Iterator = IndexingIterator<Self>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public typealias SubSequence = Slice<Self>

  public var startIndex: Index { wrappedValue.startIndex }

  /// The position past the last.
  public var endIndex: Index { wrappedValue.endIndex }

  public var indices: Indices { wrappedValue.indices }

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
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection {}
