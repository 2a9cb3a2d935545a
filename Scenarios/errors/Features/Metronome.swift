import ComposableArchitecture

/// Beats forever. The action `beatTested` runs a test clock, like a test.
struct Metronome: Reducer {
  struct State: Equatable {
    var beats = 0
  }

  enum Action: Equatable {
    case beat
    case beatTested
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .beat:
      state.beats += 1
      return .none
    case .beatTested:
      return .run { _ in
        let clock = TestClock()
        async let beats: Void = beat(on: clock)
        await clock.run(timeout: .milliseconds(10))
        await beats
      }
    }
  }

  private func beat(on clock: TestClock<Duration>) async {
    for await _ in clock.timer(interval: .seconds(1)) {}
  }
}
