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

  @Test func `a tap is asserted with all that it changes, in the child and in the parent`() async {
    let store = TestStore(initialState: ProductDetailFeature.State()) { ProductDetailFeature() }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.amountControl.amount = 1
      $0.productAmount = 1
    }
    await store.send(.binding(.set(\.$isToggled, true))) { $0.isToggled = true }
  }
}
