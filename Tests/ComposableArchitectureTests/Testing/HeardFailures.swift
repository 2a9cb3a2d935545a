import Synchronization

@_spi(TestFailures) @testable import ComposableArchitecture

/// What test stores report while something runs, in order: `13: text`, the line of the call in front.
@MainActor
func failures(line base: UInt = #line, _ body: @MainActor () async throws -> Void) async rethrows
  -> [String]
{
  let heard = Heard()
  try await TestFailure.$sink.withValue({ failure, location in
    heard.texts.withLock { $0.append("\(location.line - base): \(failure.text)") }
  }) {
    try await body()
  }
  return heard.texts.withLock { $0 }
}

private final class Heard: Sendable {
  let texts = Mutex<[String]>([])
}
