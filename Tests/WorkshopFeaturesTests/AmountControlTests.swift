import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct AmountControlTests {
  @Test func `a tap counts up or down`() async {
    let store = TestStore(initialState: AmountControl.State()) { AmountControl() }
    await store.send(.plusButtonTapped) { $0.amount = 1 }
    await store.send(.minusButtonTapped) { $0.amount = 0 }
  }

  @Test func `it knows no lower bound: that is a rule of those who use it`() async {
    let store = TestStore(initialState: AmountControl.State()) { AmountControl() }
    await store.send(.minusButtonTapped) { $0.amount = -1 }
  }
}
