// On Apple's platforms, SwiftUI declares these functions for every collection.
#if !canImport(Darwin)
  extension Array {
    /// Moves elements to the position before `destination`, as when rows of a list are dragged.
    ///
    /// - Parameters:
    ///   - source: The positions of the elements.
    ///   - destination: A position before the move.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
      let moved = source.map { self[$0] }
      let target = destination - source.count(in: 0..<destination)
      remove(atOffsets: source)
      insert(contentsOf: moved, at: target)
    }

    /// Removes the elements at positions, as when rows of a list are deleted.
    public mutating func remove(atOffsets offsets: IndexSet) {
      for range in offsets.rangeView.reversed() { removeSubrange(range) }
    }
  }
#endif

extension IdentifiedArray {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    storage.move(fromOffsets: source, toOffset: destination)
    fileAnew()
  }

  public mutating func remove(atOffsets offsets: IndexSet) {
    for range in offsets.rangeView.reversed() { removeSubrange(range) }
  }
}
