import ComposableArchitecture
import SwiftUI

// The cart of the fourth article: its button observes and binds one field.
struct ProductDetailCart: Reducer {
  struct State: Equatable {
    @BindingState var productAmount = 0
    var couponCode = ""
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case couponCodeInserted(String)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .couponCodeInserted(let code):
        state.couponCode = code
        return .none
      case .binding(_):
        return .none
      }
    }
  }
}

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
      ZStack(alignment: .bottomLeading) {
        Image(systemName: "cart")
          .font(.system(size: 24))
          .foregroundStyle(.primary)
        if viewStore.productAmount > 0 {
          Circle()
            .frame(width: 20, height: 20)
            .foregroundStyle(.red)
            .overlay {
              Text("\(viewStore.productAmount)")
                .fontWeight(.heavy)
                .foregroundStyle(.white)
            }
            .offset(x: 24, y: -16)
        }
      }
      .frame(width: 64, height: 48)
    }
  }
}

struct CouponView: View {
  let store: StoreOf<ProductDetailCart>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack(alignment: .leading) {
        Text("Promotion code").padding(.leading, 8)
        TextField(
          "Code", text: viewStore.binding(get: \.couponCode, send: { .couponCodeInserted($0) })
        )
        .border(.gray, width: 1)
      }
    }
  }
}
