extension AnyCasePath {
  /// The path to the case that `embed` makes; what `/` makes of a case's name.
  ///
  /// Unsafe in that nothing checks that `embed` is the bare case and does nothing else. See `/`.
  @inlinable public init(unsafe embed: @escaping (Value) -> Root) {
    self.init(embed: embed, facts: caseFacts(of: Root.self, value: Value.self))
  }
}
