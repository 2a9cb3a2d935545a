import ComposableArchitecture
import SwiftUI
import Synchronization
import Testing

/// Bindings with `_printChanges`, and a view state with bindings.
@MainActor
@Suite("Article 4, BindingViewState")
struct Article4BindingsTests {
  let store = Store(initialState: ProductDetailCart.State()) { ProductDetailCart() }

  @Test
  func `A tap in a scoped store and a bound change print the recorded blocks`()
    throws
  {
    let printed = Mutex("")
    let sink = ChangePrinter.Sink { text in printed.withLock { $0 += text + "\n" } }
    ChangePrinter.$sink.withValue(sink) {
      let store = Store(initialState: ProductDetailFeature.State()) {
        ProductDetailFeature()._printChanges()
      }
      store.scope(state: \.amountControl, action: ProductDetailFeature.Action.amountControl)
        .send(.plusButtonTapped)
      ViewStore(store, observe: { $0 }).$isToggled.wrappedValue = true
    }
    let url = try #require(
      Bundle.module.url(
        forResource: "product-detail-scoped-store", withExtension: "txt", subdirectory: "Golden"))
    #expect(try printed.withLock { $0 } == String(contentsOf: url, encoding: .utf8))
  }

  @Test func `An empty cart has no badge`() {
    #expect(drawn(CartButton(store: store)) == ["", " [cart]"])
  }

  @Test func `The badge shows the amount`() {
    store.send(.set(\.$productAmount, 2))
    #expect(drawn(CartButton(store: store)) == ["    (2)", " [cart]"])
    store.send(.set(\.$productAmount, 120))
    #expect(drawn(CartButton(store: store)) == ["    (120)", " [cart]"])
  }

  @Test func `A view state with @BindingViewState changes a field of the feature`() {
    let viewStore = ViewStore(
      store,
      observe: { bindingViewStore in
        CartButton.ViewState(productAmount: bindingViewStore.$productAmount)
      })
    viewStore.$productAmount.wrappedValue = 3
    #expect(store.withState(\.productAmount) == 3)
    #expect(viewStore.productAmount == 3)
    #expect(viewStore.$productAmount.wrappedValue == 3)
  }

  @Test func `A change of a field that the view does not observe is not published`() {
    let viewStore = ViewStore(
      store, observe: { CartButton.ViewState(productAmount: $0.$productAmount) })
    var changes = 0
    let listening = viewStore.objectWillChange.addListener { changes += 1 }
    store.send(.couponCodeInserted("SALE"))
    #expect(changes == 0)
    store.send(.set(\.$productAmount, 1))
    #expect(changes == 1)
    listening.cancel()
  }

  @Test func `The coupon field has a border and sends the text that was entered`() throws {
    let view = CouponView(store: store)
    try control("Code", in: view).enter("SALE")
    #expect(
      drawn(view) == [
        " Promotion code",
        "┌────────────────┐",
        "│[1] Code: \"SALE\"│",
        "└────────────────┘",
      ])
  }
}
