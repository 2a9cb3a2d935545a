import ComposableArchitecture
import SwiftUI

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isTimerRunning = false
  }

  enum Action {
    case minusButtonTapped
    case plusButtonTapped
    case ticked
    case timerButtonTapped
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
        return .run { [clock] send in
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
    VStack {
      HStack {
        Button("-") { store.send(.minusButtonTapped) }
        Text("\(store.count)")
        Button("+") { store.send(.plusButtonTapped) }
      }
      Button(store.isTimerRunning ? "Stop" : "Start") { store.send(.timerButtonTapped) }
    }
  }
}

#Preview {
  CounterView(store: Store(initialState: Counter.State()) { Counter() })
}
