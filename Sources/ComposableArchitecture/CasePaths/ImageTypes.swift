import CSwiftRuntime

/// The types that a loaded image declares.
///
/// Layout (swift/ABI/Metadata.h, stable since Swift 5): the section `swift5_type_metadata` is a row
/// of `Int32`, each the distance from its own place to a type's context descriptor; its low two
/// bits are 0 when the target is the descriptor itself, 1 when it holds a pointer to one. A
/// descriptor has its kind in the low five bits of its first word (16: class, 17: struct, 18: enum)
/// and there 0x80 for a generic type; the function that answers the type's metadata has its
/// distance at 12.
package enum ImageTypes {
  /// The types that are not generic, in the order in which the compiler wrote them down.
  ///
  /// - Parameters:
  ///   - start: Where the image's section `swift5_type_metadata` begins.
  ///   - end: Where it ends. The image has to stay loaded for good.
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
