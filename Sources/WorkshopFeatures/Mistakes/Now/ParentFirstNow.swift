import ComposableArchitecture
import SwiftUI

/// Shows a mistake: the parent runs first, so its total lags one tap (workshop, part 2).
/// Try: .amountControl(.plusButtonTapped) twice, trace on
@Reducer
public struct ParentFirstNow {
  @ObservableState
  public struct State: Equatable {
    public var amountControl = AmountControlNow.State()
    public var total = 0

    public init(amountControl: AmountControlNow.State = AmountControlNow.State(), total: Int = 0) {
      self.amountControl = amountControl
      self.total = total
    }
  }

  public enum Action: Equatable {
    case amountControl(AmountControlNow.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .amountControl:
        state.total = state.amountControl.amount
        return .none
      }
    }
    Scope(state: \.amountControl, action: \.amountControl) {
      AmountControlNow()
    }
  }
}

public struct ParentFirstNowView: View {
  let store: StoreOf<ParentFirstNow>

  public init(store: StoreOf<ParentFirstNow>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      AmountControlNowView(
        store: store.scope(state: \.amountControl, action: \.amountControl))
      Text("Total \(store.total)")
    }
  }
}
