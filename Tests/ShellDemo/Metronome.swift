import ComposableArchitecture

struct Metronome: Reducer {
  struct State: Equatable { var ticks = 0 }

  enum Action: Equatable {
    case start
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return .run { [clock] send in
        for await _ in clock.timer(interval: .milliseconds(50)) { await send(.ticked) }
      }
    case .ticked:
      state.ticks += 1
      print("tick \(state.ticks)")
      return .none
    }
  }
}
