import ComposableArchitecture
import SwiftUI

struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var isTimerRunning = false
  }

  enum Action: Equatable {
    case minusButtonTapped
    case plusButtonTapped
    case timerButtonTapped
    case ticked
  }

  @Dependency(\.continuousClock) var clock
  private enum CancelID { case timer }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .minusButtonTapped:
        state.count -= 1
        return .none
      case .plusButtonTapped, .ticked:
        state.count += 1
        return .none
      case .timerButtonTapped:
        state.isTimerRunning.toggle()
        guard state.isTimerRunning else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer)
      }
    }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        Text("\(viewStore.count)")
        HStack {
          Button("-") { viewStore.send(.minusButtonTapped) }
          Button("+") { viewStore.send(.plusButtonTapped) }
        }
        Button(viewStore.isTimerRunning ? "Stop" : "Start") { viewStore.send(.timerButtonTapped) }
      }
    }
  }
}
