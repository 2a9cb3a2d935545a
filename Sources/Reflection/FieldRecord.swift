/// The reflection metadata of one stored property of a struct, or of one case of an enum.
///
/// Layout (swift/RemoteInspection/Records.h): the type's context descriptor stores a relative pointer
/// to the field descriptor at offset 16. The field descriptor stores the size of a record at 10, the
/// number of records at 12 and the records from 16 on. In a record, the flags are at 0 (bit 0:
/// indirect, bit 1: `var`), a relative pointer to the mangled type at 4 (null for a case without a
/// payload) and a relative pointer to the name at 8.
struct FieldRecord {
  let name: String
  let isIndirect: Bool
  let isVariable: Bool
  let mangledType: MangledType?

  /// The records of a type, or `nil` if it was built without reflection metadata.
  static func all(of descriptor: UnsafeRawPointer) -> [FieldRecord]? {
    guard let fields = descriptor.relativeTarget(at: 16) else { return nil }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { FieldRecord(at: fields + 16 + $0 * size) }
  }

  private init(at record: UnsafeRawPointer) {
    name = record.relativeTarget(at: 8)?.text ?? ""
    let flags = record.load(as: UInt32.self)
    isIndirect = flags & 1 != 0
    isVariable = flags & 2 != 0
    mangledType = record.relativeTarget(at: 4).map(MangledType.init(start:))
  }
}

/// The type of a field as its record stores it: a mangled name with symbolic references.
struct MangledType {
  let start: UnsafeRawPointer

  /// The type of this field of `owner`, or `nil` if the runtime cannot find it.
  ///
  /// The generic arguments of a struct or an enum begin in the third word of its metadata.
  func resolved(in owner: TypeMetadata) -> Any.Type? {
    guard let descriptor = owner.descriptor else { return nil }
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    return _getTypeByMangledNameInContext(
      start.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: descriptor,
      genericArguments: isGeneric ? owner.address + 2 * TypeMetadata.word : nil)
  }

  /// Whether generic code may move a field that is declared with this name and resolved to `type`.
  func isMovable(as type: Any.Type) -> Bool {
    !isReferenceStorage && (isTypeParameter || !storesUnmovableFunction(type))
  }

  /// Whether the field is declared as a type parameter: `case some(Wrapped)`.
  var isTypeParameter: Bool {
    let first = start.load(as: UInt8.self)
    return first == UInt8(ascii: "x") && length == 1 || first == UInt8(ascii: "q")
  }

  /// Whether the field is `weak`, `unowned` or `unowned(unsafe)`: its name ends in Xw, Xo or Xu.
  private var isReferenceStorage: Bool {
    let length = length
    guard length > 2 else { return false }
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    return bytes[length - 2] == UInt8(ascii: "X")
      && [UInt8(ascii: "w"), UInt8(ascii: "o"), UInt8(ascii: "u")].contains(bytes[length - 1])
  }

  /// The length of the name in bytes.
  ///
  /// A name ends with a NUL byte, but symbolic references may contain NUL bytes: 0x01...0x17 is
  /// followed by a four-byte distance, 0x18...0x1f by a word.
  private var length: Int {
    var end = start
    while true {
      switch end.load(as: UInt8.self) {
      case 0: return end - start
      case 0x01...0x17: end += 5
      case 0x18...0x1f: end += 1 + TypeMetadata.word
      default: end += 1
      }
    }
  }
}
