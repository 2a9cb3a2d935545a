/// Makes a value of a run-time type: `fill` initializes its zeroed memory.
///
/// `fill` has to leave a valid value of the type behind. The value moves out of the memory.
func makeValue(of type: Any.Type, filling fill: (UnsafeMutableRawPointer) -> Void) -> Any {
  func open<T>(_: T.Type) -> Any {
    withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer -> Any in
      let value = buffer.baseAddress!
      let raw = UnsafeMutableRawPointer(value)
      // Padding is defined this way: equal values have equal bytes.
      raw.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<T>.size)
      fill(raw)
      return value.move()
    }
  }
  return _openExistential(type, do: open)
}

/// Initializes memory with a value that `isExactly` allowed.
func initialize(_ memory: UnsafeMutableRawPointer, with value: Any, as type: Any.Type) {
  func open<T>(_: T.Type) {
    memory.initializeMemory(as: T.self, to: exactly(value, as: T.self)!)
  }
  _openExistential(type, do: open)
}

/// A copy of the value of type `type` that lies at `memory`.
func copyValue(at memory: UnsafeRawPointer, as type: Any.Type) -> Any {
  func open<T>(_: T.Type) -> Any { memory.assumingMemoryBound(to: T.self).pointee }
  return _openExistential(type, do: open)
}

/// Whether `exactly` finds a value of `type` in `value`.
func isExactly(_ value: Any, _ type: Any.Type) -> Bool {
  func open<T>(_: T.Type) -> Bool { exactly(value, as: T.self) != nil }
  return _openExistential(type, do: open)
}

/// Lends the memory of a copy of `value` if it is exactly of `type`.
func withCopy<R>(
  of value: Any, as type: Any.Type, _ body: (UnsafeMutableRawPointer) -> R
) -> R? {
  func open<T>(_: T.Type) -> R? {
    guard var copy = exactly(value, as: T.self) else { return nil }
    return withUnsafeMutablePointer(to: &copy) { body(UnsafeMutableRawPointer($0)) }
  }
  return _openExistential(type, do: open)
}
