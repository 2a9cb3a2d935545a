precedencegroup CasePathCompositionPrecedence {
  associativity: left
}

infix operator .. : CasePathCompositionPrecedence

extension AnyCasePath {
  /// The path that goes on from this one's value with `path`.
  ///
  /// ```swift
  /// let number = (/Result<Int?, Never>.success).appending(path: /Int?.some)
  /// number.extract(from: .success(1))  // 1
  /// ```
  @inlinable public func appending<AppendedValue>(
    path: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    AnyCasePath<Root, AppendedValue>(
      embed: { self.embed(path.embed($0)) },
      extract: { self.extract(from: $0).flatMap { path.extract(from: $0) } })
  }

  /// The path through `lhs` and then `rhs`: `/Parent.child .. /Child.action`.
  @inlinable public static func .. <AppendedValue>(
    lhs: AnyCasePath, rhs: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(path: rhs)
  }

  /// The path through `lhs` and then the case `rhs`: `/Parent.child .. Child.action`.
  @inlinable public static func .. <AppendedValue>(
    lhs: AnyCasePath, rhs: @escaping (AppendedValue) -> Value
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(path: /rhs)
  }
}
