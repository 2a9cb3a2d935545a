import ComposableArchitecture2
import ComposableArchitectureTestSupport
import Dependencies
import DependenciesTestSupport
import Testing

@testable import Timing

@MainActor
@Suite struct TimingTests {
  @Test(.dependencies { $0.continuousClock = ImmediateClock() })
  func immediate() {
    let store = TestStore(initialState: Timing.State()) { Timing() }
    store.send(.start) { $0.remaining = 0 }
  }

  @Test func prompt() {
    let store = TestStore(initialState: Timing.State()) { Timing() }
    store.send(.choose) { $0.unit = .init(title: "Seconds?") }
    store.send(.unit(.minutes)) { $0.unit = nil }
  }
}
