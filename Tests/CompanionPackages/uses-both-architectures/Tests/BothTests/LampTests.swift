import ComposableArchitecture
import Testing

@testable import Before

@MainActor
@Suite struct LampTests {
  @Test func tapping() async {
    let store = TestStore(initialState: Lamp.State()) { Lamp() }
    await store.send(.tapped) { $0.isOn = true }
  }
}
