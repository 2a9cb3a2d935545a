extension UnsafeRawPointer {
  /// The target of the 32-bit self-relative pointer `offset` bytes from here; nil when it is null.
  ///
  /// Descriptors refer to each other by distance, counted from the place where it is stored.
  func relativeTarget(at offset: Int) -> UnsafeRawPointer? {
    let place = self + offset
    let distance = place.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }

  /// The text of the NUL-terminated UTF-8 string here.
  var text: String { String(cString: assumingMemoryBound(to: CChar.self)) }
}
