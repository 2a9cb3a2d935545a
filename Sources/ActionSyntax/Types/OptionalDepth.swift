/// Compares values of which one may be more optional than the other, as `==` of Swift does: the less optional one is wrapped.
enum OptionalDepth {
  /// Whether two types are the same except for how optional they are: `City`, `City?`.
  static func haveSameContent(_ type: Any.Type, _ other: Any.Type) -> Bool {
    content(of: type).type == content(of: other).type
  }

  /// Whether two values are equal once both are equally optional.
  static func areEqual(_ value: Any, _ other: Any) -> Bool {
    let difference = content(of: type(of: value)).depth - content(of: type(of: other)).depth
    guard let value = unwrapped(value, times: difference),
      let other = unwrapped(other, times: -difference)
    else { return false }
    return ChangeText.areEqual(value, other)
  }

  /// A type without the optionals around it.
  static func content(of type: Any.Type) -> Any.Type { content(of: type).type }

  private static func content(of type: Any.Type) -> (type: Any.Type, depth: Int) {
    var (type, depth) = (type, 0)
    while let optional = type as? any OptionalType.Type {
      type = optional.wrapped
      depth += 1
    }
    return (type, depth)
  }

  /// The value without a number of optionals around it; `nil` if one of them is `nil`.
  private static func unwrapped(_ value: Any, times: Int) -> Any? {
    var value = value
    for _ in 0..<max(times, 0) {
      guard let content = (value as? any OptionalType)?.presentValue else { return nil }
      value = content
    }
    return value
  }
}
