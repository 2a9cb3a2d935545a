import ComposableArchitecture2
import Testing

@testable import After

@MainActor
@Suite struct LanternTests {
  @Test func tapping() {
    let store = TestStore(initialState: Lantern.State()) { Lantern() }
    store.send(.tapped) { $0.isOn = true }
  }
}
