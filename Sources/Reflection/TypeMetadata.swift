/// A view of the metadata record that the Swift runtime keeps for a type.
///
/// Layout (swift/ABI/Metadata.h, stable since Swift 5): a type is the address of its record. The
/// first word holds the kind, and the word before the record points to the value witness table.
/// Structs and enums store a pointer to their context descriptor in the second word and their
/// generic arguments from the third word on.
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
    // Existentials of values, of metatypes, and of values with constrained associated types.
    case 0x303, 0x306, 0x307: .existential
    // Anything above the enumerated kinds is the isa pointer of a class.
    case 0, 0x800...: .class
    default: .other
    }
  }

  /// The value witness table: eight functions, then the size, the stride and the flags. The tables
  /// of enums have three more functions.
  var witnesses: UnsafeRawPointer {
    address.load(fromByteOffset: -Self.word, as: UnsafeRawPointer.self)
  }

  var size: Int { witnesses.load(fromByteOffset: 8 * Self.word, as: Int.self) }

  /// The flags of the witness table mark noncopyable types with the bit 0x0080_0000.
  var isCopyable: Bool {
    witnesses.load(fromByteOffset: 10 * Self.word, as: UInt32.self) & 0x0080_0000 == 0
  }

  /// Whether a copy of a value's bytes is a value, as long as the original is not used. The flag
  /// 0x0010_0000 marks types for which it is not, such as structs with weak references.
  var isBitwiseTakable: Bool {
    witnesses.load(fromByteOffset: 10 * Self.word, as: UInt32.self) & 0x0010_0000 == 0
  }

  /// The context descriptor of a struct or an enum; `nil` for other types.
  var descriptor: UnsafeRawPointer? {
    switch kind {
    case .struct, .enum, .optional:
      address.load(fromByteOffset: Self.word, as: UnsafeRawPointer.self)
    default: nil
    }
  }

  /// The first generic argument. The type must be a generic struct or enum.
  var firstGenericArgument: Any.Type {
    address.load(fromByteOffset: 2 * Self.word, as: Any.Type.self)
  }

  /// The module that declares a struct or enum; `nil` for other types.
  ///
  /// Layout: a context descriptor stores its kind in the low five bits of the first word (0 is a
  /// module) and a relative pointer to its parent at offset 4. If the low bit of that pointer is
  /// set, its target is a pointer to the parent. A module stores its name at offset 8.
  var moduleName: String? {
    guard var context = descriptor else { return nil }
    while context.load(as: UInt32.self) & 0x1f != 0 {
      let distance = context.load(fromByteOffset: 4, as: Int32.self)
      guard distance != 0 else { return nil }
      let target = context + 4 + Int(distance & ~1)
      context = distance & 1 == 1 ? target.load(as: UnsafeRawPointer.self) : target
    }
    return context.relativeTarget(at: 8)?.text
  }
}

// MARK: Functions stored in fields

/// Whether a field declared with this type stores a function that reflection cannot move.
///
/// A function in a field receives its arguments in registers; a function in generic storage (an
/// `Any`, a type parameter) receives their addresses. The compiler converts between the two where it
/// sees the types. Reflection cannot, and a function moved without the conversion would read garbage
/// when called. `() -> Void` has the same form in both. Optionals and tuples store their contents the
/// way a field does.
package func storesUnmovableFunction(_ type: Any.Type) -> Bool {
  let metadata = TypeMetadata(type)
  switch metadata.kind {
  case .function: return !metadata.isFunctionWithoutValues
  case .optional: return storesUnmovableFunction(metadata.firstGenericArgument)
  case .tuple: return TupleLayout.of(type)!.elements.contains { storesUnmovableFunction($0.type) }
  default: return false
  }
}

extension TypeMetadata {
  /// Whether the function type is `() -> Void`, possibly `async`, `throws`, `@Sendable` or isolated.
  ///
  /// Layout: the flags are in the second word (the low 16 bits count the parameters), the result
  /// type in the third.
  fileprivate var isFunctionWithoutValues: Bool {
    let parameterCount = address.load(fromByteOffset: Self.word, as: UInt.self) & 0xffff
    let result = address.load(fromByteOffset: 2 * Self.word, as: Any.Type.self)
    return parameterCount == 0 && result == Void.self
  }
}

// MARK: Relative pointers

extension UnsafeRawPointer {
  /// The target of the 32-bit self-relative pointer at `offset`, or `nil` if the pointer is null.
  ///
  /// The distance is counted from the address at which it is stored.
  func relativeTarget(at offset: Int) -> UnsafeRawPointer? {
    let place = self + offset
    let distance = place.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }

  /// The NUL-terminated UTF-8 string at this address.
  var text: String { String(cString: assumingMemoryBound(to: CChar.self)) }
}
