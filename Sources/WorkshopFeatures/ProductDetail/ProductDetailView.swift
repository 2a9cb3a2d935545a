import ComposableArchitecture
import SwiftUI

public struct ProductDetailView: View {
  let store: StoreOf<ProductDetailFeature>

  public init(store: StoreOf<ProductDetailFeature>) { self.store = store }

  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        ProductDetailCartButton(store: self.store)
        // The child's view gets the child's store: it cannot see or change anything else.
        AmountControlView(
          store: self.store.scope(
            state: \.amountControl, action: ProductDetailFeature.Action.amountControl))
        WithViewStore(self.store, observe: { $0 }) { viewStore in
          Toggle("Remember me", isOn: viewStore.$isToggled)
        }
      }
    }
  }
}

/// Observes the amount alone: it is drawn anew when that changes, and not when the toggle does.
struct ProductDetailCartButton: View {
  let store: StoreOf<ProductDetailFeature>

  struct ViewState: Equatable {
    let productAmount: Int

    init(_ state: ProductDetailFeature.State) { productAmount = state.productAmount }
  }

  var body: some View {
    WithViewStore(self.store, observe: ViewState.init) { viewStore in
      CartImage(amount: viewStore.productAmount)
    }
  }
}
