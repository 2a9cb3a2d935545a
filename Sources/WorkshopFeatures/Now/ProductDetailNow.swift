import ComposableArchitecture
import SwiftUI

/// Shows ProductDetail with macros: case key paths and observed fields (workshop, part 2).
/// Try: .amountControl(.plusButtonTapped), set isToggled true, scope amountControl
@Reducer
public struct ProductDetailNow {
  @ObservableState
  public struct State: Equatable {
    public var productAmount = 0
    public var amountControl = AmountControlNow.State()
    public var isToggled = false

    public init(
      productAmount: Int = 0, amountControl: AmountControlNow.State = AmountControlNow.State(),
      isToggled: Bool = false
    ) {
      self.productAmount = productAmount
      self.amountControl = amountControl
      self.isToggled = isToggled
    }
  }

  public enum Action: BindableAction, Equatable {
    case amountControl(AmountControlNow.Action)
    case binding(BindingAction<State>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    // The child runs first, so the reducer below sees the amount after the tap.
    Scope(state: \.amountControl, action: \.amountControl) {
      AmountControlNow()
    }
    Reduce { state, action in
      switch action {
      case .amountControl(.plusButtonTapped):
        state.productAmount &+= 1
        return .none
      case .amountControl(.minusButtonTapped):
        state.productAmount = max(1, state.productAmount) - 1
        return .none
      case .binding:
        return .none
      }
    }
  }
}

public struct ProductDetailNowView: View {
  @Bindable var store: StoreOf<ProductDetailNow>

  public init(store: StoreOf<ProductDetailNow>) { self.store = store }

  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        // Only the fields that a view reads are observed, so the badge needs no view state.
        CartImage(amount: store.productAmount)
        AmountControlNowView(store: store.scope(state: \.amountControl, action: \.amountControl))
        Toggle("Remember me", isOn: $store.isToggled)
      }
    }
  }
}
