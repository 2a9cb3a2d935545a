import ActionSyntax
import Synchronization
import Testing

@testable import ComposableShell

@Suite("Ctrl-C between two lines")
struct InterruptHandlerTests {
  private let queue = RequestQueue(
    completer: { _ in Completion(start: 0, candidates: []) }, wake: WakePipe())

  private final class Calls: Sendable {
    let count = Atomic(0)
  }

  /// Returns how often the handler was called so far.
  private func setHandler() -> Calls {
    let calls = Calls()
    queue.setInterruptHandler { calls.count.add(1, ordering: .relaxed) }
    return calls
  }

  @Test func `Each Ctrl-C calls the handler`() {
    let calls = setHandler()
    queue.interrupt()
    queue.interrupt()
    #expect(calls.count.load(ordering: .relaxed) == 2)
  }

  @Test func `A Ctrl-C that arrives before the handler calls it once`() {
    queue.interrupt()
    queue.interrupt()
    #expect(setHandler().count.load(ordering: .relaxed) == 1)
    #expect(setHandler().count.load(ordering: .relaxed) == 0)
  }

  @Test func `A Ctrl-C before the next line is read is forgotten`() {
    queue.interrupt()
    queue.setInterruptHandler(nil)
    queue.forgetInterrupt()
    #expect(setHandler().count.load(ordering: .relaxed) == 0)
  }
}
