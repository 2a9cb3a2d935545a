/// What `expect` said about the next action.
@MainActor
package final class NextExpectation {

  package init() {}
  private var next: ExpectedState?

  /// Sets what the next action is compared with; `nil` drops it.
  package func set(_ expected: ExpectedState?) { next = expected }

  /// Returns what was expected, once.
  func take() -> ExpectedState? {
    defer { next = nil }
    return next
  }
}
