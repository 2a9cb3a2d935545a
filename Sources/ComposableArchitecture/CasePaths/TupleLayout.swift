/// The elements of a tuple type; values made and taken apart.
///
/// Layout: the second word of the metadata is the number of elements, the third points to their
/// labels (separated by blanks, empty for none; null when no element has one), then for each
/// element its type and its offset, a word each, of which the offset fills the lower half: the
/// upper one is undefined on Linux. A tuple in an `Any` stores functions as generic code does, so
/// every element can be moved.
package struct TupleLayout: Sendable {
  package struct Element: Sendable {
    package let label: String?
    package let type: Any.Type
    /// In bytes from the start of the tuple.
    package let offset: Int
  }

  package let type: Any.Type
  package let elements: [Element]

  /// nil: not a tuple. `Void` is a tuple without elements.
  package static func of(_ type: Any.Type) -> TupleLayout? {
    let metadata = TypeMetadata(type)
    guard metadata.kind == .tuple else { return nil }
    return TupleLayout(type: type, elements: elements(of: metadata))
  }

  /// A tuple of these values; nil unless there is one for each element, exactly of its type.
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

  /// Copies of the elements' values; nil unless `tuple` is exactly of this type, labels included.
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
