import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with ProductDetailCart, as `export test` wrote it.
@MainActor
struct ScenarioWorkshopPart11Tests {
  @Test func session() async {
    let store = TestStore(
      initialState: ProductDetailCart.State(
        productAmount: 0,
        amountControl: AmountControl.State(amount: 0)
      )
    ) {
      ProductDetailCart()
    }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.productAmount = 1
      $0.amountControl.amount = 1
    }
    await store.send(.binding(.set(\.$productAmount, 0))) {
      $0.productAmount = 0
      $0.amountControl.amount = 0
    }
  }
}
