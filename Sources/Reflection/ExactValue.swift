/// Returns the value as a `T` if its type is exactly `T`, and `nil` otherwise.
///
/// Unlike `as?`, this neither wraps in nor unwraps from optionals, and it bridges nothing: an `Int`
/// is not an `Int?`, and `Optional(Optional<Int>.none)` keeps its nesting. A value matches an
/// existential type if it conforms, and a class if it is an instance of the class or of a subclass.
package func exactly<T>(_ value: Any, as type: T.Type) -> T? {
  func open<V>(_ value: V) -> T? {
    // The types are equal, so the bits are. `as?` would look through optionals and existentials.
    if V.self == T.self { return unsafeBitCast(value, to: T.self) }
    return convert(value, to: type)
  }
  return _openExistential(value, do: open)
}

/// Converts a value without changing it: out of an existential, into one, or to a superclass.
private func convert<V, T>(_ value: V, to type: T.Type) -> T? {
  let source = TypeMetadata(V.self).kind
  if source == .existential {
    let content = content(of: value)
    guard !isNested(content) else { return nil }
    return exactly(content, as: type)
  }
  switch TypeMetadata(T.self).kind {
  case .existential: return erase(value, to: type)
  case .class where source == .class: return value as? T
  default: return nil
  }
}

/// `value` in an existential of type `T`, or `nil` if the cast unwrapped or converted it.
private func erase<V, T>(_ value: V, to type: T.Type) -> T? {
  // `T` is `Any`, so the types are equal here as well, and a cast would look through optionals.
  if T.self == Any.self { return unsafeBitCast(value as Any, to: T.self) }
  guard let erased = value as? T else { return nil }
  if TypeMetadata(V.self).kind == .class { return erased }
  return contentType(of: content(of: erased)) == V.self ? erased : nil
}

/// The content of the existential `value`. `value as Any` would wrap the existential itself.
private func content<E>(of value: E) -> Any {
  func cast<Content>(to _: Content.Type) -> Any { value as! Content }
  return _openExistential(Swift.type(of: value as Any) as Any.Type, do: cast)
}

private func isNested(_ value: Any) -> Bool {
  TypeMetadata(contentType(of: value)).kind == .existential
}

/// The type that an existential records for its content. For a class this is the static type, unlike
/// `type(of:)`.
private func contentType(of value: Any) -> Any.Type {
  func open<V>(_: V) -> Any.Type { V.self }
  return _openExistential(value, do: open)
}

/// Whether `value` is exactly of `type`, in the sense of `exactly(_:as:)`.
func isExactly(_ value: Any, _ type: Any.Type) -> Bool {
  func open<T>(_: T.Type) -> Bool { exactly(value, as: T.self) != nil }
  return _openExistential(type, do: open)
}

/// Calls a function with a value whose type is `T` under another name.
///
/// Unlike `exactly`, this copies and boxes nothing. `V` must be equal to `T`.
package func withIdentical<V, T, R>(_ value: V, as type: T.Type, _ body: (T) -> R) -> R {
  precondition(V.self == T.self)
  return withUnsafePointer(to: value) {
    body(UnsafeRawPointer($0).assumingMemoryBound(to: T.self).pointee)
  }
}

// MARK: Values in raw memory

/// Makes a value of a type known only at run time. `fill` initializes its zeroed memory.
///
/// `fill` must leave a valid value of the type behind. The value moves out of the memory.
func makeValue(of type: Any.Type, filling fill: (UnsafeMutableRawPointer) -> Void) -> Any {
  func open<T>(_: T.Type) -> Any {
    withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer -> Any in
      let value = buffer.baseAddress!
      let raw = UnsafeMutableRawPointer(value)
      // This defines the padding, so that equal values have equal bytes.
      raw.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<T>.size)
      fill(raw)
      return value.move()
    }
  }
  return _openExistential(type, do: open)
}

/// Initializes memory with a value that is exactly of `type`.
func initialize(_ memory: UnsafeMutableRawPointer, with value: Any, as type: Any.Type) {
  func open<T>(_: T.Type) {
    memory.initializeMemory(as: T.self, to: exactly(value, as: T.self)!)
  }
  _openExistential(type, do: open)
}

/// A copy of the value of type `type` at `memory`.
package func copyValue(at memory: UnsafeRawPointer, as type: Any.Type) -> Any {
  func open<T>(_: T.Type) -> Any { memory.assumingMemoryBound(to: T.self).pointee }
  return _openExistential(type, do: open)
}

/// Calls `body` with the memory of a copy of `value`, or returns `nil` unless `value` is exactly of
/// `type`.
func withCopy<R>(
  of value: Any, as type: Any.Type, _ body: (UnsafeMutableRawPointer) -> R
) -> R? {
  func open<T>(_: T.Type) -> R? {
    guard var copy = exactly(value, as: T.self) else { return nil }
    return withUnsafeMutablePointer(to: &copy) { body(UnsafeMutableRawPointer($0)) }
  }
  return _openExistential(type, do: open)
}

/// Whether two values have the same bytes, for types of one or two words. Always `false` for others.
///
/// Values with the same bytes are equal, but equal values may have different bytes: collections may
/// store the same elements at different addresses.
@inlinable @inline(__always) package func haveSameBytes<T>(_ one: T, _ other: T) -> Bool {
  typealias Words = (UInt, UInt)
  switch MemoryLayout<T>.size {
  case MemoryLayout<UInt>.size:
    return unsafeBitCast(one, to: UInt.self) == unsafeBitCast(other, to: UInt.self)
  case MemoryLayout<Words>.size:
    return unsafeBitCast(one, to: Words.self) == unsafeBitCast(other, to: Words.self)
  default: return false
  }
}
