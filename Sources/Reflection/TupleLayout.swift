/// The elements of a tuple type, and the means to make its values and to take them apart.
///
/// Layout: the second word of the metadata is the number of elements. The third points to their
/// labels, separated by spaces, with an empty label for an element without one; it is null if no
/// element has a label. The type and the offset of each element follow, one word each. The offset
/// fills the lower half of its word; the upper half is undefined on Linux. A tuple in an `Any` stores
/// functions the way generic code does, so every element can be moved.
package struct TupleLayout: Sendable {
  package struct Element: Sendable {
    package let label: String?
    package let type: Any.Type
    /// The distance from the start of the tuple in bytes.
    package let offset: Int
  }

  package let type: Any.Type
  package let elements: [Element]

  /// The layout of a type, or `nil` if it is not a tuple. `Void` is a tuple without elements.
  package static func of(_ type: Any.Type) -> TupleLayout? {
    let metadata = TypeMetadata(type)
    guard metadata.kind == .tuple else { return nil }
    return TupleLayout(type: type, elements: elements(of: metadata))
  }

  /// A tuple of `values`, or `nil` unless there is one value exactly of the type of each element.
  package func make(_ values: [Any]) -> Any? {
    guard values.count == elements.count,
      zip(values, elements).allSatisfy({ isExactly($0, $1.type) })
    else { return nil }
    return makeValue(of: type) { memory in
      for (value, element) in zip(values, elements) {
        initialize(memory + element.offset, with: value, as: element.type)
      }
    }
  }

  /// Copies of the elements of `tuple`, or `nil` unless it is exactly of this type, labels included.
  package func values(of tuple: Any) -> [Any]? {
    withCopy(of: tuple, as: type) { memory in
      elements.map { copyValue(at: memory + $0.offset, as: $0.type) }
    }
  }

  private static func elements(of metadata: TypeMetadata) -> [Element] {
    let word = TypeMetadata.word
    let count = metadata.address.load(fromByteOffset: word, as: Int.self)
    let labels = labels(of: metadata)
    return (0..<count).map { index in
      let element = metadata.address + (3 + 2 * index) * word
      return Element(
        label: index < labels.count && !labels[index].isEmpty ? String(labels[index]) : nil,
        type: element.load(as: Any.Type.self),
        offset: Int(element.load(fromByteOffset: word, as: UInt32.self)))
    }
  }

  private static func labels(of metadata: TypeMetadata) -> [Substring] {
    let labels = metadata.address.load(
      fromByteOffset: 2 * TypeMetadata.word, as: UnsafeRawPointer?.self)
    return labels?.text.split(separator: " ", omittingEmptySubsequences: false) ?? []
  }
}

/// Whether values of both types have the same layout: the types are equal, or they are tuples that
/// differ only in their labels.
package func haveSameLayout(_ first: Any.Type, _ second: Any.Type) -> Bool {
  if first == second { return true }
  guard let first = TupleLayout.of(first)?.elements, let second = TupleLayout.of(second)?.elements,
    first.count == second.count
  else { return false }
  return zip(first, second).allSatisfy { haveSameLayout($0.type, $1.type) }
}
