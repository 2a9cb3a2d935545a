import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with ProductDetailCart, as `export test` wrote it.
@MainActor
struct Scenario08TheBadgePart2Tests {
  @Test func session() async {
    let store = TestStore(
      initialState: ProductDetailCart.State(
        productAmount: 0,
        amountControl: AmountControl.State(amount: 0)
      )
    ) {
      ProductDetailCart()
    }
    await store.send(.binding(.set(\.$productAmount, 2))) {
      $0.productAmount = 2
      $0.amountControl.amount = 2
    }
    await store.send(.binding(.set(\.$productAmount, 0))) {
      $0.productAmount = 0
      $0.amountControl.amount = 0
    }
  }
}
