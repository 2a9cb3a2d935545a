import Foundation

/// The bytes of a stored part of a value, to find out quickly that the part has not changed.
///
/// The same bytes are the same value, as long as somebody keeps a copy of that value: otherwise, an object that it refers to
/// could be released, and another one be created in its place. Other bytes say nothing, because the bytes between the fields
/// of a value are arbitrary, and because `==` can be defined in any way.
package final class PartBytes {
  private let offset: Int
  private let count: Int
  private let copy: UnsafeMutableRawPointer

  /// Returns `nil` for a key path to something that is not stored in the root.
  package init?<Root, Value>(of keyPath: KeyPath<Root, Value>) {
    guard let offset = MemoryLayout<Root>.offset(of: keyPath) else { return nil }
    self.offset = offset
    count = MemoryLayout<Value>.size
    copy = .allocate(byteCount: max(count, 1), alignment: MemoryLayout<UInt>.alignment)
  }

  deinit { copy.deallocate() }

  /// Copies the bytes of the part.
  ///
  /// - Parameter root: The address of a value of the root type.
  package func take(from root: UnsafeRawPointer) {
    copy.copyMemory(from: root + offset, byteCount: count)
  }

  /// Whether the part has the bytes that were taken last.
  ///
  /// - Parameter root: The address of a value of the root type.
  package func match(_ root: UnsafeRawPointer) -> Bool { memcmp(copy, root + offset, count) == 0 }
}
