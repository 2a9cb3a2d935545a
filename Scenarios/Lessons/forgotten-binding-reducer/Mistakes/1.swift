import ComposableArchitecture
import SwiftUI

@Reducer
struct TogglePage {
  @ObservableState
  struct State: Equatable {
    var isOn = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .binding:
        state.isOn = true
        return .none
      }
    }
  }
}

struct TogglePageView: View {
  @Bindable var store: StoreOf<TogglePage>

  var body: some View {
    Toggle("On", isOn: $store.isOn)
  }
}
