import ComposableArchitecture
import SwiftUI

// The two views of the second article: the parent's view scopes the store of the child's view.
struct AmountControlView: View {
  let store: StoreOf<AmountControl>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      HStack {
        Button("-") { viewStore.send(.minusButtonTapped) }
        Text("\(viewStore.amount)")
        Button {
          viewStore.send(.plusButtonTapped)
        } label: {
          Image(systemName: "plus")
        }
      }
    }
  }
}

struct ProductDetailView: View {
  let store: StoreOf<ProductDetailFeature>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      VStack(alignment: .leading) {
        Text("In the cart: \(viewStore.productAmount)").padding(.leading, 16)
        AmountControlView(
          store: self.store.scope(
            state: \.amountControl, action: ProductDetailFeature.Action.amountControl))
        Toggle("Gift", isOn: viewStore.$isToggled)
      }
    }
  }
}
