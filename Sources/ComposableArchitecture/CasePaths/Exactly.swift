/// The value as a `T` if that is what it is; nil otherwise.
///
/// Unlike `as?` it neither wraps in nor unwraps from optionals and bridges nothing: an `Int` is no
/// `Int?`, and `Optional(Optional<Int>.none)` stays what it is. A value is of an existential type
/// when it conforms, of a class when it is an instance of it or of a subclass.
package func exactly<T>(_ value: Any, as type: T.Type) -> T? {
  func open<V>(_ value: V) -> T? {
    // Same type, so the bits are the same; `as?` would look through optionals and existentials.
    if V.self == T.self { return unsafeBitCast(value, to: T.self) }
    return convert(value, to: type)
  }
  return _openExistential(value, do: open)
}

/// The conversions that keep a value what it is: out of an existential, into one, up to a
/// superclass.
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

/// `value` in an existential of type `T`, provided that it went in whole.
private func erase<V, T>(_ value: V, to type: T.Type) -> T? {
  // Same type again: `T` is `Any`, and the cast would look through optionals.
  if T.self == Any.self { return unsafeBitCast(value as Any, to: T.self) }
  guard let erased = value as? T else { return nil }
  if TypeMetadata(V.self).kind == .class { return erased }
  return contentType(of: content(of: erased)) == V.self ? erased : nil
}

/// What is in the existential `value`. Erasing it to `Any` would put it, whole, into another one.
private func content<E>(of value: E) -> Any {
  func cast<Content>(to _: Content.Type) -> Any { value as! Content }
  return _openExistential(Swift.type(of: value as Any) as Any.Type, do: cast)
}

private func isNested(_ value: Any) -> Bool {
  TypeMetadata(contentType(of: value)).kind == .existential
}

/// The type that an existential says its content has (a class by its static name, unlike
/// `type(of:)`).
private func contentType(of value: Any) -> Any.Type {
  func open<V>(_: V) -> Any.Type { V.self }
  return _openExistential(value, do: open)
}
