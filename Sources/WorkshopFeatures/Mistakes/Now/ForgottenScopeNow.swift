import ComposableArchitecture
import SwiftUI

/// Shows a mistake: without Scope, nothing runs the child's reducer (workshop, part 2).
/// Try: .amountControl(.plusButtonTapped), scope amountControl, tree, then load RememberedScopeNow
@Reducer
public struct ForgottenScopeNow {
  @ObservableState
  public struct State: Equatable {
    public var amountControl = AmountControlNow.State()
    public var taps = 0

    public init(amountControl: AmountControlNow.State = AmountControlNow.State(), taps: Int = 0) {
      self.amountControl = amountControl
      self.taps = taps
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
        state.taps += 1
        return .none
      }
    }
  }
}

/// Shows the correct version of ForgottenScopeNow (workshop, part 2).
/// Try: .amountControl(.plusButtonTapped), tree, trace on
@Reducer
public struct RememberedScopeNow {
  public typealias State = ForgottenScopeNow.State
  public typealias Action = ForgottenScopeNow.Action

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.amountControl, action: \.amountControl) {
      AmountControlNow()
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
public struct ForgottenScopeNowView: View {
  let store: StoreOf<ForgottenScopeNow>

  public init(store: StoreOf<ForgottenScopeNow>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      AmountControlNowView(
        store: store.scope(state: \.amountControl, action: \.amountControl))
      Text("Taps \(store.taps)")
    }
  }
}
