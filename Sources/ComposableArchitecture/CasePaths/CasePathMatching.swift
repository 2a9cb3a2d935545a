extension AnyCasePath {
  /// Whether `value` is of the pattern's case: `case /Action.child:` in a switch.
  @inlinable public static func ~= (pattern: AnyCasePath, value: Root) -> Bool {
    guard let facts = pattern.facts else { return pattern.extract(from: value) != nil }
    return pattern.matchingTag(of: value, facts) != nil
  }
}
