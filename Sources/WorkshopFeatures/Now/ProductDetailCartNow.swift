import ComposableArchitecture
import SwiftUI

/// Shows ProductDetailCart with macros: a view that reads and writes a single field (workshop, part 4).
/// Try: screen, enter Amount +, enter Amount 0, .amountControl(.plusButtonTapped)
@Reducer
public struct ProductDetailCartNow {
  @ObservableState
  public struct State: Equatable {
    public var productAmount = 0
    public var amountControl = AmountControlNow.State()

    public init(
      productAmount: Int = 0, amountControl: AmountControlNow.State = AmountControlNow.State()
    ) {
      self.productAmount = productAmount
      self.amountControl = amountControl
    }
  }

  public enum Action: BindableAction, Equatable {
    case amountControl(AmountControlNow.Action)
    case binding(BindingAction<State>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.amountControl, action: \.amountControl) {
      AmountControlNow()
    }
    Reduce { state, action in
      switch action {
      case .amountControl:
        state.productAmount = max(0, state.amountControl.amount)
        return .none
      case .binding(\.productAmount):
        state.amountControl.amount = state.productAmount
        return .none
      case .binding:
        return .none
      }
    }
  }
}

public struct ProductDetailCartNowView: View {
  @Bindable var store: StoreOf<ProductDetailCartNow>

  public init(store: StoreOf<ProductDetailCartNow>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      // A view observes the fields that it reads, so the cart needs no view state of its own.
      CartImage(amount: store.productAmount)
      Stepper("Amount", value: $store.productAmount, in: 0...99)
      AmountControlNowView(store: store.scope(state: \.amountControl, action: \.amountControl))
    }
  }
}
