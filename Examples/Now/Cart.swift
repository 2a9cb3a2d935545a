import ComposableArchitecture
import SwiftUI

/// A parent that shares a value with its children.
@Reducer
struct Cart {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("coupon")) var coupon = ""
    var checkout: Checkout.State
    var voucher: Voucher.State

    init() {
      let coupon = Shared(wrappedValue: "", .inMemory("coupon"))
      checkout = Checkout.State(coupon: coupon)
      voucher = Voucher.State(coupon: coupon)
    }
  }

  enum Action {
    case checkout(Checkout.Action)
    case voucher(Voucher.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.checkout, action: \.checkout) { Checkout() }
    Scope(state: \.voucher, action: \.voucher) { Voucher() }
  }
}

@Reducer
struct Checkout {
  @ObservableState
  struct State: Equatable {
    @Shared var coupon: String
    var price = 20

    var total: Int { coupon == "HALF" ? price / 2 : price }
  }

  enum Action {
    case payButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .payButtonTapped:
        state.$coupon.withLock { $0 = "" }
        return .none
      }
    }
  }
}

@Reducer
struct Voucher {
  @ObservableState
  struct State: Equatable {
    @Shared var coupon: String
  }

  enum Action {
    case couponChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .couponChanged(let coupon):
        state.$coupon.withLock { $0 = coupon.uppercased() }
        return .none
      }
    }
  }
}

struct CartView: View {
  let store: StoreOf<Cart>

  var body: some View {
    VStack(alignment: .leading) {
      Text("Coupon: \(store.coupon)")
      VoucherView(store: store.scope(state: \.voucher, action: \.voucher))
      CheckoutView(store: store.scope(state: \.checkout, action: \.checkout))
    }
  }
}

struct VoucherView: View {
  @Bindable var store: StoreOf<Voucher>

  var body: some View {
    TextField("Code", text: $store.coupon.sending(\.couponChanged))
  }
}

struct CheckoutView: View {
  let store: StoreOf<Checkout>

  var body: some View {
    Button("Pay \(store.total) €") { store.send(.payButtonTapped) }
  }
}
