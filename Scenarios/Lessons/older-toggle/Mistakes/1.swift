import ComposableArchitecture
import SwiftUI

struct Alarm: Reducer {
  struct State: Equatable {
    var isOn = false
    var timesSet = 0
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.isOn):
        state.timesSet += 1
        return .none
      case .binding:
        return .none
      }
    }
  }
}

struct AlarmView: View {
  let store: StoreOf<Alarm>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Toggle("On", isOn: viewStore.isOn)
    }
  }
}
