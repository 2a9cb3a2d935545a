import Synchronization
import XCTest

@_spi(TestFailures) @testable import ComposableArchitecture

/// The test store in XCTest: asynchronous tests, and synchronous ones as they were
/// written for 0.5x.
@MainActor
final class XCTestTests: XCTestCase {
  func testAsynchronous() async {
    let clock = TestClock()
    let store = TestStore(initialState: Bell.State()) {
      Bell(effects: [
        .askTapped: .run { send in
          try await clock.sleep(for: .seconds(600))
          await send(.answer("a"))
        }
      ])
    }
    await store.send(.ringTapped) { $0.rings = 1 }
    await store.send(.askTapped)
    await clock.advance(by: .seconds(600))
    await store.receive(.answer("a")) { $0.note = "a" }
    await store.finish()
  }

  func testSynchronous() {
    let store = TestStore(
      initialState: Bell.State(), reducer: Bell(effects: [.askTapped: .answer("a")]))
    store.send(.ringTapped) { $0.rings = 1 }
    store.send(.askTapped)
    store.receive(.answer("a")) { $0.note = "a" }
  }

  func testFailuresOfSynchronousTests() {
    let heard = Texts()
    let sink = TestFailure.Sink { failure, _ in
      heard.all.withLock { $0.append(failure.text) }
    }
    TestFailure.$sink.withValue(sink) {
      let store = TestStore(initialState: Bell.State()) { Bell() }
      store.send(.ringTapped) { $0.rings = 2 }
      store.receive(.answer("a"))
    }
    XCTAssertEqual(heard.all.withLock { $0.count }, 2)
  }

  func testFailuresOfAsynchronousTests() async {
    let heard = await failures {
      let store = TestStore(initialState: Bell.State()) { Bell() }
      await store.send(.ringTapped) { $0.rings = 2 }
    }
    XCTAssertEqual(heard.count, 1)
  }
}

/// Tests of classes that are not bound to the main actor, as they were written for 0.5x.
final class UnboundXCTestTests: XCTestCase {
  func testSynchronous() {
    let store = TestStore(initialState: Bell.State(), reducer: Bell())
    store.send(.ringTapped) { $0.rings = 1 }
  }

  @MainActor
  func testAsynchronous() async {
    let store = TestStore(initialState: Bell.State(), reducer: Bell())
    await store.send(.ringTapped) { $0.rings = 1 }
  }
}

private final class Texts: Sendable {
  let all = Mutex<[String]>([])
}
