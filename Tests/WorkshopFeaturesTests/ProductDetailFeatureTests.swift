import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct ProductDetailFeatureTests {
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
}
