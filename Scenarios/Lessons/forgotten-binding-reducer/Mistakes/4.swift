import ComposableArchitecture
import SwiftUI

struct TogglePage: Reducer {
  struct State: Equatable {
    @BindingState var isOn = false
  }

  enum Action: Equatable {
    case isOnChanged(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .isOnChanged:
        return .none
      }
    }
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
