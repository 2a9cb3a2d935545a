import ComposableArchitecture

/// What happens without the debounce, the `catch`, and the guard: three mistakes for the recipes.
@Reducer
struct Careless {
  @ObservableState
  struct State: Equatable {
    var requests = 0
    var name = ""
  }

  enum Action {
    case typed(String)
    case selected(Int)
    case appeared
    case loaded(String)
  }

  struct NotFound: Error {}

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text):
        state.requests += 1
        return .run { send in await send(.loaded(text)) }
      case .selected(let id):
        return .run { send in
          guard id == 1 else { throw NotFound() }
          await send(.loaded("Blob"))
        }
      case .appeared:
        state.requests += 1
        return .run { send in await send(.loaded("Blob")) }
      case .loaded(let name):
        state.name = name
        return .none
      }
    }
  }
}
