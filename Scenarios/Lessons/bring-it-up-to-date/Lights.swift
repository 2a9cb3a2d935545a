import ComposableArchitecture
import SwiftUI

struct Lights: Reducer {
  struct State: Equatable {
    @BindingState var isDimmed = false
    var lamp = Lamp.State()
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case lamp(Lamp.Action)
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Scope(state: \.lamp, action: /Action.lamp) {
      Lamp()
    }
  }
}

struct Lamp: Reducer {
  struct State: Equatable {
    var isOn = false
  }

  enum Action: Equatable {
    case switchTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .switchTapped:
      state.isOn.toggle()
      return .none
    }
  }
}

struct LightsView: View {
  let store: StoreOf<Lights>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        Toggle("Dimmed", isOn: viewStore.$isDimmed)
        LampView(store: self.store.scope(state: \.lamp, action: Lights.Action.lamp))
      }
    }
  }
}

struct LampView: View {
  let store: StoreOf<Lamp>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Button(viewStore.isOn ? "Off" : "On") { viewStore.send(.switchTapped) }
    }
  }
}
