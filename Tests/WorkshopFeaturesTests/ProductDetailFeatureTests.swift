import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct ProductDetailFeatureTests {
  let store = Store(initialState: ProductDetailFeature.State()) { ProductDetailFeature() }

  @Test func `The parent's amount follows the child's taps`() {
    store.send(.amountControl(.plusButtonTapped))
    #expect(store.withState(\.amountControl.amount) == 1)
    #expect(store.withState(\.productAmount) == 1)
  }

  @Test func `The product's amount is never less than 0`() {
    store.send(.amountControl(.minusButtonTapped))
    #expect(store.withState(\.amountControl.amount) == -1)
    #expect(store.withState(\.productAmount) == 0)
  }

  @Test func `Amounts at both ends of Int do not overflow`() async {
    let store = TestStore(initialState: ProductDetailFeature.State(productAmount: .min)) {
      ProductDetailFeature()
    }
    await store.send(.amountControl(.minusButtonTapped)) {
      $0.amountControl.amount = -1
      $0.productAmount = 0
    }
    let full = TestStore(
      initialState: ProductDetailFeature.State(
        productAmount: .max, amountControl: AmountControl.State(amount: .min))
    ) {
      ProductDetailFeature()
    }
    await full.send(.amountControl(.minusButtonTapped)) {
      $0.amountControl.amount = .max
      $0.productAmount = .max - 1
    }
    await full.send(.amountControl(.plusButtonTapped)) {
      $0.amountControl.amount = .min
      $0.productAmount = .max
    }
  }

  @Test func `A binding action changes the toggle`() {
    store.send(.set(\.$isToggled, true))
    #expect(store.withState(\.isToggled))
  }

  @Test func `A tap changes the child's amount and the parent's amount`() async {
    let store = TestStore(initialState: ProductDetailFeature.State()) { ProductDetailFeature() }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.amountControl.amount = 1
      $0.productAmount = 1
    }
    await store.send(.binding(.set(\.$isToggled, true))) { $0.isToggled = true }
  }
}
