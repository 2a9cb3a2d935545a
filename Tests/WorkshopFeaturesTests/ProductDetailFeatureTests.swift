import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct ProductDetailFeatureTests {
  let store = Store(initialState: ProductDetailFeature.State()) { ProductDetailFeature() }

  @Test func `the parent follows the child's taps`() {
    store.send(.amountControl(.plusButtonTapped))
    #expect(store.withState(\.amountControl.amount) == 1)
    #expect(store.withState(\.productAmount) == 1)
  }

  @Test func `the product's amount never falls below 0`() {
    store.send(.amountControl(.minusButtonTapped))
    #expect(store.withState(\.amountControl.amount) == -1)
    #expect(store.withState(\.productAmount) == 0)
  }

  @Test func `the toggle is written by its binding`() {
    store.send(.set(\.$isToggled, true))
    #expect(store.withState(\.isToggled))
  }
}
