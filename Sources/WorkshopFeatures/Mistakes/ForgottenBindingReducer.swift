import ComposableArchitecture
import SwiftUI

/// Shows a mistake: without BindingReducer, nothing writes the field (workshop, part 1).
/// Try: set isOn true, then load RememberedBindingReducer
public struct ForgottenBindingReducer: Reducer {
  public struct State: Equatable {
    @BindingState public var isOn = false

    public init(isOn: Bool = false) {
      self.isOn = isOn
    }
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .binding:
        return .none
      }
    }
  }
}

/// Shows the correct version of ForgottenBindingReducer (workshop, part 1).
/// Try: set isOn true, trace on, set isOn false
public struct RememberedBindingReducer: Reducer {
  public typealias State = ForgottenBindingReducer.State
  public typealias Action = ForgottenBindingReducer.Action

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      switch action {
      case .binding:
        return .none
      }
    }
  }
}

/// The view of both versions. A view cannot notice that nothing handles its actions.
public struct ForgottenBindingReducerView: View {
  let store: StoreOf<ForgottenBindingReducer>

  public init(store: StoreOf<ForgottenBindingReducer>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Toggle("On", isOn: viewStore.$isOn)
    }
  }
}
