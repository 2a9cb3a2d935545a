public struct ConditionTrait: TestTrait, SuiteTrait {
  /// Why tests are skipped.
  public let comments: [Comment]
  private let isEnabled: @Sendable () async throws -> Bool

  init(_ comment: Comment?, _ isEnabled: @escaping @Sendable () async throws -> Bool) {
    comments = comment.map { [$0] } ?? []
    self.isEnabled = isEnabled
  }

  public func evaluate() async throws -> Bool { try await isEnabled() }
}

extension Trait where Self == ConditionTrait {
  /// Runs tests only if a condition is true.
  public static func enabled(
    if condition: @autoclosure @escaping @Sendable () throws -> Bool, _ comment: Comment? = nil
  ) -> Self { Self(comment, condition) }

  /// Runs tests only if a closure returns `true`.
  public static func enabled(
    _ comment: Comment? = nil, _ condition: @escaping @Sendable () async throws -> Bool
  ) -> Self { Self(comment, condition) }

  public static func disabled(_ comment: Comment? = nil) -> Self { Self(comment) { false } }

  /// Skips tests if a condition is true.
  public static func disabled(
    if condition: @autoclosure @escaping @Sendable () throws -> Bool, _ comment: Comment? = nil
  ) -> Self { Self(comment) { try !condition() } }

  /// Skips tests if a closure returns `true`.
  public static func disabled(
    _ comment: Comment? = nil, _ condition: @escaping @Sendable () async throws -> Bool
  ) -> Self { Self(comment) { try await !condition() } }
}
