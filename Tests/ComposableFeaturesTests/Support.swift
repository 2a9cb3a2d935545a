@_spi(TestFailures) import ComposableArchitecture
import ComposableArchitecture2

/// What happened, for features of tests.
final class Log: @unchecked Sendable {
  // Unchecked: it is used on the main actor.
  var lines: [String] = []
}

/// The failures that a test store reports while a function runs.
@MainActor
func failures(_ body: () -> Void) -> [String] {
  let failures = LockIsolated<[String]>([])
  TestFailure.$sink.withValue(
    .init { failure, _ in failures.withValue { $0.append(failure.text) } }, operation: body)
  return failures.value
}

/// The failures that a test store reports while an asynchronous function runs.
@MainActor
func failures(_ body: @MainActor () async -> Void) async -> [String] {
  let failures = LockIsolated<[String]>([])
  await TestFailure.$sink.withValue(
    .init { failure, _ in failures.withValue { $0.append(failure.text) } }
  ) { await body() }
  return failures.value
}
