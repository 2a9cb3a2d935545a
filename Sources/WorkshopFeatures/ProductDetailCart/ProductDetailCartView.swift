import ComposableArchitecture
import SwiftUI

public struct ProductDetailCartView: View {
  let store: StoreOf<ProductDetailCart>

  public init(store: StoreOf<ProductDetailCart>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      CartButton(store: self.store)
      AmountControlView(
        store: self.store.scope(
          state: \.amountControl, action: ProductDetailCart.Action.amountControl))
    }
  }
}

/// Observes one field of the state, and may write it: a tap on the cart empties it.
struct CartButton: View {
  let store: StoreOf<ProductDetailCart>

  struct ViewState: Equatable {
    @BindingViewState var productAmount: Int
  }

  var body: some View {
    WithViewStore(
      self.store,
      observe: { bindingViewStore in
        ViewState(productAmount: bindingViewStore.$productAmount)
      }
    ) { viewStore in
      CartImage(amount: viewStore.productAmount)
      Stepper("Amount", value: viewStore.$productAmount, in: 0...99)
    }
  }
}
