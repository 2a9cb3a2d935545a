import ComposableArchitecture
import SwiftUI

/// A number and two buttons, and an effect that the feature cancels.
@Reducer
struct Thermostat {
  @ObservableState
  struct State: Equatable {
    var degrees = 20
    var isHeating = false
  }

  enum Action {
    case heatButtonTapped
    case minusButtonTapped
    case plusButtonTapped
    case warmed
  }

  @Dependency(\.continuousClock) var clock
  private enum CancelID { case heating }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .heatButtonTapped:
        state.isHeating.toggle()
        guard state.isHeating else { return .cancel(id: CancelID.heating) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(60)) { await send(.warmed) }
        }
        .cancellable(id: CancelID.heating)
      case .minusButtonTapped:
        state.degrees -= 1
        return .none
      case .plusButtonTapped, .warmed:
        state.degrees += 1
        return .none
      }
    }
  }
}

struct ThermostatView: View {
  let store: StoreOf<Thermostat>

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(store.degrees) °C")
      HStack {
        Button("−") { store.send(.minusButtonTapped) }
        Button("+") { store.send(.plusButtonTapped) }
      }
      Button(store.isHeating ? "Stop heating" : "Heat") { store.send(.heatButtonTapped) }
    }
  }
}

#Preview {
  ThermostatView(store: Store(initialState: Thermostat.State()) { Thermostat() })
}
