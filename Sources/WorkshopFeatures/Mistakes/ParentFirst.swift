import ComposableArchitecture
import SwiftUI

/// Shows a mistake: the parent runs first, so its total lags one tap (workshop, part 2).
/// Try: .amountControl(.plusButtonTapped) twice, trace on, then load ChildFirst
public struct ParentFirst: Reducer {
  public struct State: Equatable {
    public var amountControl = AmountControl.State()
    public var total = 0

    public init(amountControl: AmountControl.State = AmountControl.State(), total: Int = 0) {
      self.amountControl = amountControl
      self.total = total
    }
  }

  public enum Action: Equatable {
    case amountControl(AmountControl.Action)
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
    Scope(state: \.amountControl, action: /Action.amountControl) {
      AmountControl()
    }
  }
}

/// Shows the correct version of ParentFirst: the child runs first (workshop, part 2).
/// Try: .amountControl(.plusButtonTapped), trace on, .amountControl(.minusButtonTapped)
public struct ChildFirst: Reducer {
  public typealias State = ParentFirst.State
  public typealias Action = ParentFirst.Action

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.amountControl, action: /Action.amountControl) {
      AmountControl()
    }
    Reduce { state, action in
      switch action {
      case .amountControl:
        state.total = state.amountControl.amount
        return .none
      }
    }
  }
}

/// The view of both versions.
public struct ParentFirstView: View {
  let store: StoreOf<ParentFirst>

  public init(store: StoreOf<ParentFirst>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      AmountControlView(
        store: self.store.scope(
          state: \.amountControl, action: ParentFirst.Action.amountControl))
      WithViewStore(self.store, observe: \.total) { viewStore in
        Text("Total \(viewStore.state)")
      }
    }
  }
}
