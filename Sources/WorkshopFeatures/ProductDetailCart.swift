import ComposableArchitecture
import SwiftUI

/// Shows a view that observes and writes a single field: BindingViewState (workshop, part 4).
/// Try: screen, enter Amount +, enter Amount 0, .amountControl(.plusButtonTapped)
public struct ProductDetailCart: Reducer {
  public struct State: Equatable {
    @BindingState public var productAmount = 0
    public var amountControl = AmountControl.State()

    public init(
      productAmount: Int = 0, amountControl: AmountControl.State = AmountControl.State()
    ) {
      self.productAmount = productAmount
      self.amountControl = amountControl
    }
  }

  public enum Action: BindableAction, Equatable {
    case amountControl(AmountControl.Action)
    case binding(BindingAction<State>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.amountControl, action: /Action.amountControl) {
      AmountControl()
    }
    Reduce { state, action in
      switch action {
      case .amountControl:
        state.productAmount = max(0, state.amountControl.amount)
        return .none
      case .binding(\.$productAmount):
        state.amountControl.amount = state.productAmount
        return .none
      case .binding(_):
        return .none
      }
    }
  }
}

public struct ProductDetailCartView: View {
  let store: StoreOf<ProductDetailCart>

  public init(store: StoreOf<ProductDetailCart>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      CartButton(store: self.store)
      AmountControlView(
        store: self.store.scope(
          state: \.amountControl, action: ProductDetailCart.Action.amountControl))
    }
  }
}

/// Observes a single field of the state and writes it with a stepper.
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
      CartImage(amount: viewStore.productAmount)
      Stepper("Amount", value: viewStore.$productAmount, in: 0...99)
    }
  }
}
