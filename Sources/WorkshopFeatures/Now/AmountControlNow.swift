import ComposableArchitecture
import SwiftUI

/// Shows AmountControl with macros: no view store, no conformances to write (workshop, part 2).
/// Try: .plusButtonTapped, .minusButtonTapped, screen
@Reducer
public struct AmountControlNow {
  @ObservableState
  public struct State: Equatable {
    public var amount = 0

    public init(amount: Int = 0) { self.amount = amount }
  }

  public enum Action: Equatable {
    case plusButtonTapped
    case minusButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plusButtonTapped:
        state.amount &+= 1  // Any amount can be typed, even the largest one.
        return .none
      case .minusButtonTapped:
        state.amount &-= 1
        return .none
      }
    }
  }
}

public struct AmountControlNowView: View {
  let store: StoreOf<AmountControlNow>

  public init(store: StoreOf<AmountControlNow>) { self.store = store }

  public var body: some View {
    HStack {
      Button("-") { store.send(.minusButtonTapped) }
      Text("\(store.amount)")
      Button("+") { store.send(.plusButtonTapped) }
    }
  }
}
