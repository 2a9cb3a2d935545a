/// The bytes of a value and of its parts, inline and on the heap.
package struct StoredSize {
  /// The name of the stored property: `_count` for a property that a macro stores.
  package let name: String
  package let type: Any.Type
  /// The bytes of the value itself, which are part of the value that contains it.
  package let inline: Int
  /// The bytes of the blocks that the value owns, without those that an earlier part owns as well.
  package let heap: Int
  /// The fields of a struct, or the payload of an enum's case, if they are listed.
  package let parts: [StoredSize]

  /// The bytes between the parts and after them.
  package var padding: Int { parts.isEmpty ? 0 : inline - parts.reduce(0) { $0 + $1.inline } }
}

/// Measures values.
package struct SizeReader {
  package private(set) var heap = HeapCount()
  /// Whether the fields of a struct, or the payload of an enum, are listed.
  private let isListed: (Any.Type) -> Bool

  package init(listing isListed: @escaping (Any.Type) -> Bool) { self.isListed = isListed }

  package mutating func size<Value>(of value: Value) -> StoredSize {
    withUnsafePointer(to: value) { size("", Value.self, at: UnsafeRawPointer($0)) }
  }

  private mutating func size(
    _ name: String, _ type: Any.Type, at address: UnsafeRawPointer
  ) -> StoredSize {
    let before = heap.bytes
    let parts = parts(of: type, at: address, isWhole: name.isEmpty)
    if parts.isEmpty { heap.count(type, at: address) }
    return StoredSize(
      name: name, type: type, inline: TypeMetadata(type).size, heap: heap.bytes - before,
      parts: parts)
  }

  private mutating func parts(
    of type: Any.Type, at address: UnsafeRawPointer, isWhole: Bool
  ) -> [StoredSize] {
    let metadata = TypeMetadata(type)
    if metadata.kind == .optional { return payload(metadata, at: address)?.parts ?? [] }
    guard isListed(type) else { return [] }
    if let layout = StructLayout.of(type), layout.isMemberwise {
      // The only field of a part takes what the part takes.
      guard layout.fields.count > 1 || isWhole else { return [] }
      return layout.fields.map { field in
        guard field.ownsStorage else {
          return StoredSize(
            name: field.name, type: field.type, inline: TypeMetadata(field.type).size, heap: 0,
            parts: [])
        }
        return size(field.name, field.type, at: address + field.offset)
      }
    }
    return payload(metadata, at: address).map { $0.parts.isEmpty ? [] : [$0] } ?? []
  }

  /// The payload of the case that an enum is in, unless it is in a box or cannot be read.
  private mutating func payload(
    _ metadata: TypeMetadata, at address: UnsafeRawPointer
  ) -> StoredSize? {
    guard let layout = EnumLayout.of(metadata.type), layout.isReadable, metadata.isBitwiseTakable
    else { return nil }
    var found: StoredSize?
    layout.withCase(at: address) { tag, payload in
      let one = layout.cases[tag]
      guard !one.isIndirect, one.isResolved, let type = one.payload, isListed(type) else { return }
      found = size(one.name, type, at: payload)
    }
    return found
  }
}
