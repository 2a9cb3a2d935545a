/// The type of a field as its record spells it: a mangled name with symbolic references.
struct MangledType {
  let start: UnsafeRawPointer

  /// The type in terms of `owner`, whose field this is; nil when the runtime cannot find it.
  ///
  /// The generic arguments of a struct or an enum begin in the third word of its metadata.
  func resolved(in owner: TypeMetadata) -> Any.Type? {
    guard let descriptor = owner.descriptor else { return nil }
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    return _getTypeByMangledNameInContext(
      start.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: descriptor,
      genericArguments: isGeneric ? owner.address + 2 * TypeMetadata.word : nil)
  }

  /// Whether generic code may move a field that is declared so and resolved to `type`.
  func isMovable(as type: Any.Type) -> Bool {
    !isReferenceStorage && (isTypeParameter || !TypeMetadata(type).storesFunctionByDeclaration)
  }

  /// The field is declared as a type parameter: `case some(Wrapped)`.
  private var isTypeParameter: Bool {
    let first = start.load(as: UInt8.self)
    return first == UInt8(ascii: "x") && length == 1 || first == UInt8(ascii: "q")
  }

  /// The field is `weak`, `unowned` or `unowned(unsafe)`: the name ends in Xw, Xo or Xu.
  private var isReferenceStorage: Bool {
    let length = length
    guard length > 2 else { return false }
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    return bytes[length - 2] == UInt8(ascii: "X")
      && [UInt8(ascii: "w"), UInt8(ascii: "o"), UInt8(ascii: "u")].contains(bytes[length - 1])
  }

  /// A name ends at NUL, but symbolic references may hold NULs: after 0x01...0x17 come four bytes
  /// of distance, after 0x18...0x1f a word.
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
