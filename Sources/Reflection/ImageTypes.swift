import CSwiftRuntime

/// The types declared in a loaded image.
///
/// Layout (swift/ABI/Metadata.h, stable since Swift 5): the section `swift5_type_metadata` is an array
/// of `Int32`. Each is the distance from its own address to the context descriptor of a type; its low
/// two bits are 0 if the target is the descriptor itself and 1 if the target is a pointer to it. A
/// descriptor stores its kind in the low five bits of its first word (16: class, 17: struct, 18:
/// enum); the bit 0x80 marks a generic type. The distance to the function that returns the type's
/// metadata is at offset 12.
package enum ImageTypes {
  /// The types that are not generic, in the order in which the compiler emitted them.
  ///
  /// - Parameters:
  ///   - start: The start of the image's section `swift5_type_metadata`.
  ///   - end: The end of that section. The image must never be unloaded.
  package static func types(from start: UnsafeRawPointer, to end: UnsafeRawPointer) -> [Any.Type] {
    stride(from: 0, to: end - start, by: MemoryLayout<Int32>.size).compactMap { offset in
      descriptor(at: start + offset).flatMap(type)
    }
  }

  private static func descriptor(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.loadUnaligned(as: Int32.self)
    let target = place + Int(distance & ~3)
    switch distance & 3 {
    case 0: return target
    case 1: return target.load(as: UnsafeRawPointer?.self)
    default: return nil
    }
  }

  private static func type(_ descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(as: UInt32.self)
    guard (16...18).contains(flags & 0x1f), flags & 0x80 == 0,
      let accessor = descriptor.relativeTarget(at: 12)
    else { return nil }
    // An `Any.Type` is one word: the address of the metadata.
    return cswift_metadata(accessor).map { unsafeBitCast($0, to: Any.Type.self) }
  }
}
