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
    BindingReducer()
  }
}

struct TogglePageView: View {
  @Bindable var store: StoreOf<TogglePage>

  var body: some View {
    Toggle("On", isOn: $store.isOn)
  }
}
