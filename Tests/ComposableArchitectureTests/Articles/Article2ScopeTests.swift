import ComposableArchitecture
import SwiftUI
import Testing

/// A parent's store, scoped for a child's view.
@MainActor
@Suite("Article 2, Scope")
struct Article2ScopeTests {
  let store = Store(initialState: ProductDetailFeature.State()) { ProductDetailFeature() }

  @Test func `The child's view shows the child's state`() {
    #expect(
      drawn(ProductDetailView(store: store)) == [
        "  In the cart: 1",
        "[1] <-> 0 [2] <[plus]>",
        "[3] Gift: off",
      ])
  }

  @Test func `A tap in the child's view changes the child and the parent`() throws {
    let view = ProductDetailView(store: store)
    try control("plus", in: view).tap()
    #expect(store.withState(\.amountControl.amount) == 1)
    #expect(store.withState(\.productAmount) == 2)
    #expect(drawn(view)[0] == "  In the cart: 2")
  }

  @Test func `A child's view works without a parent`() throws {
    let store = Store(initialState: AmountControl.State(amount: 3)) { AmountControl() }
    let view = AmountControlView(store: store)
    try control("-", in: view).tap()
    #expect(drawn(view) == ["[1] <-> 2 [2] <[plus]>"])
  }
}
