import ComposableArchitecture

/// A traffic light: a small feature whose states are all known.
struct Lamp: Reducer {
  enum State: Equatable {
    case red
    case green
    case yellow
    case off
  }

  enum Action: Equatable {
    case switchTapped
    case timePassed
    case serviceKeyTurned
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch (state, action) {
    case (.off, .switchTapped): state = .red
    case (_, .switchTapped): state = .off
    case (.red, .timePassed): state = .green
    case (.green, .timePassed): state = .yellow
    case (.yellow, .timePassed): state = .red
    default: break
    }
    return .none
  }
}

/// Digits that are turned one by one: `1,000` states.
struct Lock: Reducer {
  struct State: Equatable {
    var first = 0
    var second = 0
    var third = 0
  }

  enum Action: Equatable {
    case firstTapped
    case secondTapped
    case thirdTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .firstTapped: state.first = (state.first + 1) % 10
    case .secondTapped: state.second = (state.second + 1) % 10
    case .thirdTapped: state.third = (state.third + 1) % 10
    }
    return .none
  }
}
