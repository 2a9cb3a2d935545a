import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct AmountControlTests {
  @Test func `The buttons increment and decrement the amount`() async {
    let store = TestStore(initialState: AmountControl.State()) { AmountControl() }
    await store.send(.plusButtonTapped) { $0.amount = 1 }
    await store.send(.minusButtonTapped) { $0.amount = 0 }
  }

  @Test func `The amount has no lower bound, because only the parent knows one`() async {
    let store = TestStore(initialState: AmountControl.State()) { AmountControl() }
    await store.send(.minusButtonTapped) { $0.amount = -1 }
  }
}
