import Synchronization

@_spi(TestFailures) @testable import ComposableArchitecture

/// The failures that test stores report while `body` runs, in order: the line of the call, counted from
/// the line of this call, and the text, in which the figure spaces of differences are spaces.
///
/// - Parameter notes: Receives, for each report, whether it is only shown.
@MainActor
func failures(
  line base: UInt = #line, notes: ([Bool]) -> Void = { _ in },
  _ body: @MainActor () async throws -> Void
) async rethrows -> [String] {
  let heard = Heard()
  let sink = TestFailure.Sink { failure, location in
    heard.failures.withLock { $0.append((location.line, failure)) }
  }
  try await TestFailure.$sink.withValue(sink) { try await body() }
  let failures = heard.failures.withLock { $0 }
  notes(failures.map(\.1.isNote))
  return failures.map { line, failure in
    "\(Int(line) - Int(base)): \(failure.text)".replacing("\u{2007}", with: " ")
  }
}

private final class Heard: Sendable {
  let failures = Mutex<[(UInt, TestFailure)]>([])
}
