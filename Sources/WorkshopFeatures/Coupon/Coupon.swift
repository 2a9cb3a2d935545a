// Shows: a text field bound by hand: what is typed becomes an action, and the reducer decides.
// Article: 4, the promotion code.
// Try: screen, enter Promotion code spring-10, .couponCodeInserted("SPRING-10")
import ComposableArchitecture

public struct Coupon: Reducer {
  public struct State: Equatable {
    public var couponCode = ""
    /// In percent; nil: there is no such code.
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
