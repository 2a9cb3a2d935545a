import ComposableArchitecture
import SwiftUI

@Reducer
struct Lights {
  @ObservableState
  struct State: Equatable {
    var isDimmed = false
    var lamp = Lamp.State()
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case lamp(Lamp.Action)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.lamp, action: \.lamp) {
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

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .switchTapped:
        state.isOn.toggle()
        return .none
      }
    }
  }
}

struct LightsView: View {
  @Bindable var store: StoreOf<Lights>

  var body: some View {
    Form {
      Toggle("Dimmed", isOn: $store.isDimmed)
      LampView(store: store.scope(state: \.lamp, action: \.lamp))
    }
  }
}

struct LampView: View {
  let store: StoreOf<Lamp>

  var body: some View {
    Button(store.isOn ? "Off" : "On") { store.send(.switchTapped) }
  }
}
