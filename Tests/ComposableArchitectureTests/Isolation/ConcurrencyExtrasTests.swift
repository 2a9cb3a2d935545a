import ComposableArchitecture
import Testing

@Suite("Streams, waiting tasks and reports without an import of their own")
@MainActor
struct ConcurrencyExtrasTests {
  @Test("A stream that never ends can be cancelled, a finished one has no elements")
  func emptyStreams() async throws {
    let endless = Task { for await _ in AsyncStream<Int>.never { Issue.record("no element") } }
    endless.cancel()
    await endless.value
    for await _ in AsyncStream<Int>.finished { Issue.record("no element") }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() { Issue.record("no element") }
    await #expect(throws: CocoaError.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(
        throwing: CocoaError(.fileNoSuchFile))
      {}
    }
  }

  @Test("A sequence becomes a stream with the same elements")
  func erasing() async throws {
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    var doubled: [Int] = []
    for await number in numbers.map({ $0 * 2 }).eraseToStream() { doubled.append(number) }
    #expect(doubled == [2, 4, 6])
    let failing = AsyncThrowingStream<Int, any Error> {
      $0.yield(1)
      $0.finish(throwing: CocoaError(.fileNoSuchFile))
    }
    var received: [Int] = []
    await #expect(throws: CocoaError.self) {
      for try await number in failing.eraseToThrowingStream() { received.append(number) }
    }
    #expect(received == [1])
  }

  @Test("Task.never waits until it is cancelled")
  func never() async {
    let task = Task { try await Task.never() }
    let value = Task { try await Task<Int, Never>.never() }
    task.cancel()
    value.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await #expect(throws: CancellationError.self) { try await value.value }
  }

  @Test("Cancelling a task that waits for a cancellableValue cancels the other task")
  func cancellableValue() async {
    let inner = Task<Void, any Error> { try await Task.never() }
    let outer = Task { try await inner.cancellableValue }
    outer.cancel()
    await #expect(throws: CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
  }

  @Test("UncheckedSendable wraps a value and its parts")
  func uncheckedSendable() {
    @UncheckedSendable var text = "a"
    text += "b"
    #expect(text == "ab" && $text.count == 2)
    var values = UncheckedSendable([1, 2])
    values.value.append(3)
    #expect(values.count == 3)
    #expect(values == UncheckedSendable([1, 2, 3]))
  }

  @Test("withMainSerialExecutor runs tasks in the order in which they start")
  func serialExecutor() async {
    await withMainSerialExecutor { await expectTasksInOrder() }
    #expect(!uncheckedUseMainSerialExecutor)
    uncheckedUseMainSerialExecutor = true
    defer { uncheckedUseMainSerialExecutor = false }
    await expectTasksInOrder()
  }

  private func expectTasksInOrder() async {
    let order = LockIsolated<[Int]>([])
    let tasks = (1...100).map { number in
      Task.detached {
        await Task.yield()
        order.withValue { $0.append(number) }
      }
    }
    for task in tasks { await task.value }
    #expect(order.value == Array(1...100))
  }

  @Test("reportIssue and XCTFail record an issue")
  func reporting() {
    withKnownIssue {
      reportIssue("a")
    } matching: {
      "\($0)".contains("a")
    }
    withKnownIssue {
      ComposableArchitecture.XCTFail("b")
    } matching: {
      "\($0)".contains("b")
    }
  }

  @Test("An unimplemented closure reports its name and returns its placeholder")
  func unimplementedClosure() {
    let load: @Sendable (Int) -> String = unimplemented("Client.load", placeholder: "none")
    withKnownIssue {
      #expect(load(1) == "none")
    } matching: {
      "\($0)".contains("Client.load")
    }
  }

  @Test("Endpoints of any type can be unimplemented without a placeholder")
  func unimplementedWithoutPlaceholder() async throws {
    let endpoints = Endpoints(
      authorized: unimplemented("authorized"), events: unimplemented("events"),
      number: unimplemented("number"), save: unimplemented("save"), load: unimplemented("load"),
      fetch: unimplemented("fetch"))
    await withKnownIssue {
      endpoints.save(1)
      #expect(throws: (any Error).self) { try endpoints.load() }
      await #expect(throws: (any Error).self) { try await endpoints.fetch(1, "a") }
    }
  }

  @Test("An endpoint without a placeholder stops the program")
  func unimplementedAndCalled() async {
    await #expect(processExitsWith: .failure) {
      let number: @Sendable (Int) -> Int = unimplemented("Client.number")
      _ = number(1)
    }
  }

  private struct Endpoints {
    var authorized: @Sendable () async -> Bool
    var events: @Sendable (Int) -> AsyncStream<Int>
    var number: @Sendable (Int, String) -> Int
    var save: @Sendable (Int) -> Void
    var load: @Sendable () throws -> Int
    var fetch: @Sendable (Int, String) async throws -> [Int]
  }

  @Test("expectNoDifference and expectDifference compare values")
  func differences() {
    expectNoDifference([1, 2], [1, 2])
    withKnownIssue { expectNoDifference([1, 2], [1, 3]) }
    var numbers = [1]
    expectDifference(numbers) {
      numbers.append(2)
    } changes: {
      $0 = [1, 2]
    }
  }
}
