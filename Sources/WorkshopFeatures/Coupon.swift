import ComposableArchitecture
import SwiftUI

/// Shows a text field whose input the reducer changes and checks (workshop, part 4).
/// Try: screen, enter Promotion code spring-10, .couponCodeInserted("SPRING-10")
public struct Coupon: Reducer {
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

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .couponCodeInserted(let code):
      state.couponCode = code.uppercased()
      state.discount = Self.discounts[state.couponCode]
      return .none
    }
  }

  private static let discounts = ["SPRING-10": 10, "WELCOME": 25]
}

public struct CouponView: View {
  let store: StoreOf<Coupon>

  public init(store: StoreOf<Coupon>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      VStack(alignment: .leading) {
        Text("Promotion code")
          .padding(.leading, 8)
        TextField(
          "Promotion code",
          text: viewStore.binding(get: \.couponCode, send: { .couponCodeInserted($0) })
        )
        .border(.gray, width: 1)
        if let discount = viewStore.discount {
          Text("\(discount) % off")
        } else if !viewStore.couponCode.isEmpty {
          Text("No such code")
        }
      }
    }
  }
}
