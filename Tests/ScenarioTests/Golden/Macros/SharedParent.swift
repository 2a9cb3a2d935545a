import ComposableArchitecture
import SwiftUI

@Reducer
struct Thermostat {
  @ObservableState
  struct State: Equatable {
    var degrees = 20
    var name: String
  }

  enum Action {
    case colderButtonTapped
    case warmerButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .colderButtonTapped: state.degrees -= 1
      case .warmerButtonTapped: state.degrees += 1
      }
      return .none
    }
  }
}

/// Two rooms whose parent reacts to changes in either of them.
@Reducer
struct House {
  @ObservableState
  struct State: Equatable {
    var average = 20
    var bedroom = Thermostat.State(name: "Bedroom")
    var kitchen = Thermostat.State(name: "Kitchen")
  }

  enum Action {
    case bedroom(Thermostat.Action)
    case kitchen(Thermostat.Action)
    case levelButtonTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.bedroom, action: \.bedroom) { Thermostat() }
    Scope(state: \.kitchen, action: \.kitchen) { Thermostat() }
    Reduce { state, action in
      if case .levelButtonTapped = action {
        state.bedroom.degrees = state.average
        state.kitchen.degrees = state.average
      }
      state.average = (state.bedroom.degrees + state.kitchen.degrees) / 2
      return .none
    }
  }
}

struct ThermostatView: View {
  let store: StoreOf<Thermostat>

  var body: some View {
    HStack {
      Button("-") { store.send(.colderButtonTapped) }
      Text("\(store.name): \(store.degrees)")
      Button("+") { store.send(.warmerButtonTapped) }
    }
  }
}

struct HouseView: View {
  let store: StoreOf<House>

  var body: some View {
    VStack {
      ThermostatView(store: store.scope(state: \.bedroom, action: \.bedroom))
      ThermostatView(store: store.scope(state: \.kitchen, action: \.kitchen))
      Text("Average \(store.average)")
      Button("Level") { store.send(.levelButtonTapped) }
    }
  }
}
