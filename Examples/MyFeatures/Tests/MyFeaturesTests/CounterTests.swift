import ComposableArchitecture
import Testing

@testable import MyFeatures

@MainActor
struct CounterTests {
  @Test func plusAndMinusButtons() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(\.plusButtonTapped) { $0.count = 1 }
    await store.send(\.minusButtonTapped) { $0.count = 0 }
  }
}
