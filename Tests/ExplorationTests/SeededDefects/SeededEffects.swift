import ComposableArchitecture

// Features with and without a mistake with effects.

/// An effect ends before the task that it has started sends its answer.
struct TaskInEffect: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case loadButtonTapped
    case loaded
  }

  var isCorrect = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .loadButtonTapped:
      return .run { [isCorrect] send in
        let task = Task { await send(.loaded) }
        if isCorrect { await task.value }
      }
    case .loaded:
      state.count = 1
      return .none
    }
  }
}

/// A response of some texts cannot be read, and nothing handles the error.
struct DecodingFails: Reducer {
  struct Unreadable: Error {}

  struct State: Equatable {
    var text = ""
    var length: Int?
  }

  enum Action: Equatable {
    case textChanged(String)
    case sendButtonTapped
    case answered(Int?)
  }

  var isCorrect = false
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text):
      state.text = text
      return .none
    case .sendButtonTapped:
      let request: @Sendable (Send<Action>) async throws -> Void = { [text = state.text] send in
        try await clock.sleep(for: .seconds(1))
        if text.count > 1 { throw Unreadable() }
        await send(.answered(text.count))
      }
      guard isCorrect else { return .run(operation: request) }
      return .run(operation: request) { _, send in await send(.answered(nil)) }
    case .answered(let length):
      state.length = length
      return .none
    }
  }
}

/// Each of two fields corrects the other one, even if nothing has changed.
struct Converter: Reducer {
  struct State: Equatable {
    var celsius = 0
    var fahrenheit = 32
  }

  enum Action: Equatable {
    case celsiusChanged(Int)
    case fahrenheitChanged(Int)
  }

  var isCorrect = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .celsiusChanged(let celsius):
      if isCorrect, celsius == state.celsius { return .none }
      state.celsius = celsius
      return .send(.fahrenheitChanged(celsius * 9 / 5 + 32))
    case .fahrenheitChanged(let fahrenheit):
      if isCorrect, fahrenheit == state.fahrenheit { return .none }
      state.fahrenheit = fahrenheit
      return .send(.celsiusChanged((fahrenheit - 32) * 5 / 9))
    }
  }
}

/// A code can be requested again while the seconds are counted down, which then happens twice.
struct TwoCountdowns: Reducer {
  struct State: Equatable {
    var seconds = 0
  }

  enum Action: Equatable {
    case resendButtonTapped
    case ticked
  }

  var isCorrect = false
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .resendButtonTapped:
      state.seconds = 2
      return .run { send in
        for _ in 1...2 {
          try await clock.sleep(for: .seconds(1))
          await send(.ticked)
        }
      }
      .cancellable(id: "countdown", cancelInFlight: isCorrect)
    case .ticked:
      state.seconds -= 1
      return .none
    }
  }
}
