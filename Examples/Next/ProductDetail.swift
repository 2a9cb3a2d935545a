import ComposableArchitecture2
import SwiftUI

/// ProductDetail in 2.0: no binding reducer, and a scope that finds the actions of its child by the name of the property.
@Feature struct ProductDetail {
  struct State {
    var productAmount = 0
    var amountControl = AmountControl.State()
    var isToggled = false
  }

  enum Action {
    case amountControl(AmountControl.Action)
  }

  var body: some Feature {
    // The child runs first, so the update below sees the amount after the tap.
    Scope(\.amountControl) { AmountControl() }
    Update { state, action in
      switch action {
      case .amountControl(.plusButtonTapped): state.productAmount &+= 1
      case .amountControl(.minusButtonTapped):
        state.productAmount = max(1, state.productAmount) - 1
      }
    }
  }
}

@Feature struct AmountControl {
  struct State { var amount = 0 }

  enum Action {
    case plusButtonTapped
    case minusButtonTapped
  }

  var body: some Feature {
    Update { state, action in
      switch action {
      case .plusButtonTapped: state.amount &+= 1
      case .minusButtonTapped: state.amount &-= 1
      }
    }
  }
}

struct ProductDetailView: View {
  @Bindable var store: StoreOf<ProductDetail>

  var body: some View {
    VStack(alignment: .leading) {
      Text("In the cart: \(store.productAmount)")
      AmountControlView(store: store.scope(\.amountControl, action: \.amountControl))
      Toggle("Remember me", isOn: $store.isToggled)
    }
  }
}

struct AmountControlView: View {
  let store: StoreOf<AmountControl>

  var body: some View {
    HStack {
      Button("-") { store.send(.minusButtonTapped) }
      Text("\(store.amount)")
      Button("+") { store.send(.plusButtonTapped) }
    }
  }
}
