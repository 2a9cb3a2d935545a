import ComposableArchitecture

struct Quotes: DependencyKey {
  var fetch: @Sendable (_ attempt: Int) async throws -> String

  struct Offline: Error {}

  /// The server is reached in the third attempt.
  static let liveValue = Quotes { attempt in
    guard attempt >= 3 else { throw Offline() }
    return "Less is more."
  }
}

@Reducer
struct Retry {
  @ObservableState
  struct State: Equatable {
    var quote: String?
    var attempts = 0
    var hasFailed = false
  }

  enum Action {
    case loadButtonTapped
    case attempted(Int)
    case loaded(String)
    case failed
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(Quotes.self) var quotes

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadButtonTapped:
        return .run { send in
          for attempt in 1...4 {
            await send(.attempted(attempt))
            do {
              return await send(.loaded(try await quotes.fetch(attempt)))
            } catch is Quotes.Offline {
              try await clock.sleep(for: .seconds(1 << (attempt - 1)))
            }
          }
          await send(.failed)
        }
      case .attempted(let attempt):
        state.attempts = attempt
        return .none
      case .loaded(let quote):
        state.quote = quote
        return .none
      case .failed:
        state.hasFailed = true
        return .none
      }
    }
  }
}
