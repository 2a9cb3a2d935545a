/// A type as the runtime describes it: a view of its metadata record.
///
/// Layout (swift/ABI/Metadata.h, stable since Swift 5): a type is the address of its record. The
/// first word is the kind, the word before it the value witness table. Structs and enums have their
/// context descriptor in the second word and their generic arguments from the third on.
struct TypeMetadata {
  static let word = MemoryLayout<UInt>.size

  let type: Any.Type
  let address: UnsafeRawPointer

  init(_ type: Any.Type) {
    self.type = type
    // An `Any.Type` is one word: existential metatypes of `Any` carry no witness tables.
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  enum Kind {
    case `struct`, `enum`, optional, tuple, function, existential, `class`, other
  }

  var kind: Kind {
    switch address.load(as: UInt.self) {
    case 0x200: .struct
    case 0x201: .enum
    case 0x202: .optional
    case 0x301: .tuple
    case 0x302: .function
    // Of a value, of a metatype, of a value with constrained associated types.
    case 0x303, 0x306, 0x307: .existential
    // Anything above the enumerated kinds is the isa pointer of a class.
    case 0, 0x800...: .class
    default: .other
    }
  }

  /// The value witness table: eight functions, then size, stride, flags; for enums three more.
  var witnesses: UnsafeRawPointer {
    address.load(fromByteOffset: -Self.word, as: UnsafeRawPointer.self)
  }

  var size: Int { witnesses.load(fromByteOffset: 8 * Self.word, as: Int.self) }

  /// The flags of the witness table have the bit for noncopyable types at 0x0080_0000.
  var isCopyable: Bool {
    witnesses.load(fromByteOffset: 10 * Self.word, as: UInt32.self) & 0x0080_0000 == 0
  }

  /// The context descriptor of a struct or an enum.
  var descriptor: UnsafeRawPointer? {
    switch kind {
    case .struct, .enum, .optional:
      address.load(fromByteOffset: Self.word, as: UnsafeRawPointer.self)
    default: nil
    }
  }

  /// The first generic argument of a struct or enum that is known to have one.
  var firstGenericArgument: Any.Type {
    address.load(fromByteOffset: 2 * Self.word, as: Any.Type.self)
  }
}
