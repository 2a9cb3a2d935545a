import ComposableArchitecture

/// Fetches a weather report without handling errors.
struct Weather: Reducer {
  struct Offline: Error {}

  struct State: Equatable {
    var report = ""
  }

  enum Action: Equatable {
    case refreshButtonTapped
    case reported(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .refreshButtonTapped:
      return .run { send in await send(.reported(try await forecast())) }
    case .reported(let report):
      state.report = report
      return .none
    }
  }

  private func forecast() async throws -> String { throw Offline() }
}
