import ComposableArchitecture
import SwiftUI
import Testing

@testable import WorkshopFeatures

@MainActor
struct ProductDetailCartTests {
  @Test func `The amount in the cart is never negative`() async {
    let store = TestStore(initialState: ProductDetailCart.State()) { ProductDetailCart() }
    await store.send(.amountControl(.minusButtonTapped)) { $0.amountControl.amount = -1 }
  }

  @Test func `The smallest amount becomes 0 with the next tap`() async {
    let store = TestStore(
      initialState: ProductDetailCart.State(
        productAmount: .min, amountControl: AmountControl.State(amount: .min + 1))
    ) {
      ProductDetailCart()
    }
    await store.send(.amountControl(.minusButtonTapped)) {
      $0.amountControl.amount = .min
      $0.productAmount = 0
    }
  }

  @Test func `The cart's view changes the field that it observes`() throws {
    let store = Store(initialState: ProductDetailCart.State()) { ProductDetailCart() }
    let amount = try #require(
      Screen.render(CartButton(store: store), width: 80).controls(named: "Amount").first)
    try amount.enter("3")
    #expect(store.withState(\.productAmount) == 3)
  }
}
