import ComposableArchitecture

struct Accounts: DependencyKey {
  var name: @Sendable (Int) async throws -> String

  struct NotFound: Error, Equatable {}

  static let liveValue = Accounts { id in
    guard id == 1 else { throw NotFound() }
    return "Blob"
  }
}

@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var problem: String?
  }

  enum Action {
    case selected(Int)
    case response(Result<String, any Error>)
  }

  @Dependency(Accounts.self) var accounts

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .selected(let id):
        state.problem = nil
        return .run { send in
          await send(.response(Result { try await accounts.name(id) }))
        }
      case .response(.success(let name)):
        state.name = name
        return .none
      case .response(.failure(let error)):
        state.problem =
          error is Accounts.NotFound ? "There is no such account." : "Try again later."
        return .none
      }
    }
  }
}
