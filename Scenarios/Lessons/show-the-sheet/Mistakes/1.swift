import ComposableArchitecture
import SwiftUI

@Reducer
struct Cart {
  @ObservableState
  struct State: Equatable {
    @Presents var coupon: Coupon.State?
  }

  enum Action: Equatable {
    case coupon(PresentationAction<Coupon.Action>)
    case couponButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .coupon:
        return .none
      case .couponButtonTapped:
        state.coupon = Coupon.State()
        return .none
      }
    }
    .ifLet(\.$coupon, action: \.coupon) {
      Coupon()
    }
  }
}

@Reducer
struct Coupon {
  @ObservableState
  struct State: Equatable {
    var isApplied = false
  }

  enum Action: Equatable {
    case applyButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .applyButtonTapped:
        state.isApplied = true
        return .none
      }
    }
  }
}

struct CartView: View {
  let store: StoreOf<Cart>

  var body: some View {
    Button("Coupon") { store.send(.couponButtonTapped) }
      .sheet(item: $store.scope(state: \.coupon, action: \.coupon)) { coupon in
        CouponView(store: coupon)
      }
  }
}

struct CouponView: View {
  let store: StoreOf<Coupon>

  var body: some View {
    Button("Apply") { store.send(.applyButtonTapped) }
  }
}
