extension AnyCasePath where Root == Value {
  /// The path from a value to itself, which always extracts.
  @inlinable public static var `self`: AnyCasePath {
    AnyCasePath(embed: { $0 }, extract: { $0 })
  }
}
