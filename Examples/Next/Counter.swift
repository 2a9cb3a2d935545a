import ComposableArchitecture2
import SwiftUI

/// The counter with a timer, in 2.0: a task in place of an effect, and no action for its ticks.
@Feature struct Counter {
  struct State {
    var count = 0
    var isTimerRunning = false
    @StoreTaskID var timer
  }

  enum Action {
    case minusButtonTapped
    case plusButtonTapped
    case timerButtonTapped
  }

  @Dependency(\.continuousClock) var clock

  var body: some Feature {
    Update { state, action in
      switch action {
      case .minusButtonTapped: state.count -= 1
      case .plusButtonTapped: state.count += 1
      case .timerButtonTapped:
        state.isTimerRunning.toggle()
        guard state.isTimerRunning else { return store.addTask { store.timer.cancel() } }
        store.addTask(id: state.timer) {
          for await _ in clock.timer(interval: .seconds(1)) { try store.modify { $0.count += 1 } }
        }
      }
    }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      HStack {
        Button("-") { store.send(.minusButtonTapped) }
        Button("+") { store.send(.plusButtonTapped) }
      }
      Button(store.isTimerRunning ? "Stop" : "Start") { store.send(.timerButtonTapped) }
    }
  }
}
