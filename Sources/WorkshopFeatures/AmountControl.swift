import ComposableArchitecture
import SwiftUI

/// Shows the smallest possible feature: a state, two actions, a reducer (workshop, part 2).
/// Try: .plusButtonTapped, .minusButtonTapped, state
public struct AmountControl: Reducer {
  public struct State: Equatable {
    public var amount = 0

    public init(amount: Int = 0) { self.amount = amount }
  }

  public enum Action: Equatable {
    case plusButtonTapped
    case minusButtonTapped
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
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

public struct AmountControlView: View {
  let store: StoreOf<AmountControl>

  public init(store: StoreOf<AmountControl>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      HStack {
        Button("-") { viewStore.send(.minusButtonTapped) }
        Text("\(viewStore.amount)")
        Button("+") { viewStore.send(.plusButtonTapped) }
      }
    }
  }
}
