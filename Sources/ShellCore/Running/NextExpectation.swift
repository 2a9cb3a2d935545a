/// What `expect` said about the next action.
@MainActor
final class NextExpectation {
  private var next: ExpectedState?

  /// Sets what the next action is compared with; `nil` drops it.
  func set(_ expected: ExpectedState?) { next = expected }

  /// Returns what was expected, once.
  func take() -> ExpectedState? {
    defer { next = nil }
    return next
  }
}
