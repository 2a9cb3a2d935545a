import ComposableArchitecture
import SwiftUI

/// Shows a parent that runs a child and reacts to the child's actions (workshop, part 2).
/// Try: .amountControl(.plusButtonTapped), set isToggled true, scope amountControl
public struct ProductDetailFeature: Reducer {
  public struct State: Equatable {
    public var productAmount = 0
    public var amountControl = AmountControl.State()
    @BindingState public var isToggled = false

    public init(
      productAmount: Int = 0, amountControl: AmountControl.State = AmountControl.State(),
      isToggled: Bool = false
    ) {
      self.productAmount = productAmount
      self.amountControl = amountControl
      self.isToggled = isToggled
    }
  }

  public enum Action: BindableAction, Equatable {
    case amountControl(AmountControl.Action)
    case binding(BindingAction<State>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    // The child runs first, so the reducer below sees the amount after the tap.
    Scope(state: \.amountControl, action: /Action.amountControl) {
      AmountControl()
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

public struct ProductDetailView: View {
  let store: StoreOf<ProductDetailFeature>

  public init(store: StoreOf<ProductDetailFeature>) { self.store = store }

  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        ProductDetailCartButton(store: self.store)
        // The child's view receives the child's store and cannot access anything else.
        AmountControlView(
          store: self.store.scope(
            state: \.amountControl, action: ProductDetailFeature.Action.amountControl))
        WithViewStore(self.store, observe: { $0 }) { viewStore in
          Toggle("Remember me", isOn: viewStore.$isToggled)
        }
      }
    }
  }
}

/// Observes only the amount, so changes to the toggle do not redraw it.
struct ProductDetailCartButton: View {
  let store: StoreOf<ProductDetailFeature>

  struct ViewState: Equatable {
    let productAmount: Int

    init(_ state: ProductDetailFeature.State) { productAmount = state.productAmount }
  }

  var body: some View {
    WithViewStore(self.store, observe: ViewState.init) { viewStore in
      CartImage(amount: viewStore.productAmount)
    }
  }
}

/// A cart icon with a badge that shows the number of items, if there are any.
struct CartImage: View {
  let amount: Int

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Image(systemName: "cart")
        .font(.system(size: 24))
        .foregroundStyle(.primary)
      if amount > 0 {
        Circle()
          .frame(width: 20, height: 20)
          .foregroundStyle(.red)
          .overlay {
            Text("\(amount)")
              .fontWeight(.heavy)
              .foregroundStyle(.white)
          }
          .offset(x: 24, y: -16)
      }
    }
    .frame(width: 64, height: 48)
  }
}
