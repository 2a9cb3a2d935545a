import ComposableArchitecture
import SwiftUI

struct TogglePage: Reducer {
  struct State: Equatable {
    @BindingState var isOn = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      }
    }
    BindingReducer()
  }
}

struct TogglePageView: View {
  let store: StoreOf<TogglePage>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Toggle("On", isOn: viewStore.$isOn)
    }
  }
}
