import Synchronization
import Testing

@testable import ComposableArchitecture

/// The contents and the equality of `TaskResult` values.
struct TaskResultTests {
  private struct Denied: Error, Hashable { var code = 0 }
  private struct Opaque: Error {}

  @Test func `A task result holds the value or the error of its operation`() async throws {
    #expect(try await TaskResult { 1 }.value == 1)
    let failed = await TaskResult<Int> { throw Denied(code: 7) }
    #expect(throws: Denied(code: 7)) { try failed.value }
  }

  @Test func `A task result and a Result can be converted to each other`() throws {
    #expect(TaskResult(Result<Int, Denied>.success(1)) == .success(1))
    #expect(TaskResult(Result<Int, Denied>.failure(Denied())) == .failure(Denied()))
    #expect(try Result(TaskResult.success(1)).get() == 1)
    #expect(throws: Denied.self) { try Result(TaskResult<Int>.failure(Denied())).get() }
  }

  @Test func `map and flatMap change values and keep errors`() {
    #expect(TaskResult.success(1).map { "\($0)" } == .success("1"))
    #expect(TaskResult<Int>.failure(Denied()).map { "\($0)" } == .failure(Denied()))
    let failed = TaskResult.success(1).flatMap { _ in TaskResult<Int>.failure(Denied()) }
    #expect(failed == .failure(Denied()))
  }

  @Test func `Values and errors of the same type are compared`() {
    #expect(TaskResult.success(1) != .success(2))
    #expect(TaskResult.success(1) != .failure(Denied()))
    #expect(TaskResult<Int>.failure(Denied(code: 1)) != .failure(Denied(code: 2)))
    #expect(TaskResult<Int>.failure(Denied()) != .failure(Opaque()))
  }

  @Test func `Equal task results have equal hashes`() {
    let results: Set<TaskResult<Int>> = [
      .success(1), .success(1), .failure(Denied()), .failure(Denied()), .failure(Denied(code: 1)),
    ]
    #expect(results.count == 3)
  }

  @Test func `Errors that cannot be compared are unequal and reported`() {
    let warnings = Warnings()
    RuntimeWarning.$sink.withValue(RuntimeWarning.Sink { warning in warnings.add(warning.text) }) {
      #expect(TaskResult<Int>.failure(Opaque()) != .failure(Opaque()))
      _ = TaskResult<Int>.failure(Opaque()).hashValue
    }
    #expect(
      warnings.texts == [
        """
        TCA040: a TaskResult that failed with TaskResultTests.Opaque was compared, and that error is \
        not Equatable
        This may be because:
        - the error's type does not conform: extension TaskResultTests.Opaque: Equatable {}
        """,
        """
        TCA040: a TaskResult that failed with TaskResultTests.Opaque was compared, and that error is \
        not Hashable
        This may be because:
        - the error's type does not conform: extension TaskResultTests.Opaque: Hashable {}
        """,
      ])
  }
}

extension TaskResultTests {
  @Test func `Diffs and change summaries do not report errors that cannot be compared`() {
    let result = TaskResult<Int>.failure(Opaque())
    #expect(
      reports {
        _ = ChangeText.diff(result, result)
        _ = ChangeSummary(from: result, to: result)
      } == [])
  }
}

private final class Warnings: Sendable {
  private let all = Mutex<[String]>([])
  var texts: [String] { all.withLock { $0 } }
  func add(_ text: String) { all.withLock { $0.append(text) } }
}
