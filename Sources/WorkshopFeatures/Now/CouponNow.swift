import ComposableArchitecture
import SwiftUI

/// Shows Coupon with macros: a text field whose input the reducer changes and checks (workshop, part 4).
/// Try: screen, enter Promotion code spring-10, .couponCodeInserted("SPRING-10")
@Reducer
public struct CouponNow {
  @ObservableState
  public struct State: Equatable {
    public var couponCode = ""
    /// The discount in percent, or `nil` if the code is unknown.
    public var discount: Int?

    public init(couponCode: String = "", discount: Int? = nil) {
      self.couponCode = couponCode
      self.discount = discount
    }
  }

  public enum Action: Equatable {
    case couponCodeInserted(String)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .couponCodeInserted(let code):
        state.couponCode = code.uppercased()
        state.discount = Self.discounts[state.couponCode]
        return .none
      }
    }
  }

  private static let discounts = ["SPRING-10": 10, "WELCOME": 25]
}

public struct CouponNowView: View {
  @Bindable var store: StoreOf<CouponNow>

  public init(store: StoreOf<CouponNow>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("Promotion code")
        .padding(.leading, 8)
      TextField("Promotion code", text: $store.couponCode.sending(\.couponCodeInserted))
        .border(.gray, width: 1)
      if let discount = store.discount {
        Text("\(discount) % off")
      } else if !store.couponCode.isEmpty {
        Text("No such code")
      }
    }
  }
}
