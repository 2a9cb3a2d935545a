import ComposableArchitecture
import SwiftUI

/// Shows a mistake: without Scope, nothing runs the child's reducer (workshop, part 2).
/// Try: .amountControl(.plusButtonTapped), scope amountControl, tree, then load RememberedScope
public struct ForgottenScope: Reducer {
  public struct State: Equatable {
    public var amountControl = AmountControl.State()
    public var taps = 0

    public init(amountControl: AmountControl.State = AmountControl.State(), taps: Int = 0) {
      self.amountControl = amountControl
      self.taps = taps
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
        state.taps += 1
        return .none
      }
    }
  }
}

/// Shows the correct version of ForgottenScope (workshop, part 2).
/// Try: .amountControl(.plusButtonTapped), tree, trace on
public struct RememberedScope: Reducer {
  public typealias State = ForgottenScope.State
  public typealias Action = ForgottenScope.Action

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.amountControl, action: /Action.amountControl) {
      AmountControl()
    }
    Reduce { state, action in
      switch action {
      case .amountControl:
        state.taps += 1
        return .none
      }
    }
  }
}

/// The view of both versions.
public struct ForgottenScopeView: View {
  let store: StoreOf<ForgottenScope>

  public init(store: StoreOf<ForgottenScope>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      AmountControlView(
        store: self.store.scope(
          state: \.amountControl, action: ForgottenScope.Action.amountControl))
      WithViewStore(self.store, observe: \.taps) { viewStore in
        Text("Taps \(viewStore.state)")
      }
    }
  }
}
