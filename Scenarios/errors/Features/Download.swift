import ComposableArchitecture

/// Compares the result of a download with the previous one, but its errors are not `Equatable`.
struct Download: Reducer {
  struct Broken: Error {}

  struct State {
    var last: TaskResult<String>?
    var isSameAsBefore = false
  }

  enum Action {
    case downloadButtonTapped
    case finished(TaskResult<String>)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .downloadButtonTapped:
      return .run { send in
        await send(.finished(TaskResult { throw Broken() }))
      }
    case .finished(let result):
      state.isSameAsBefore = state.last == result
      state.last = result
      return .none
    }
  }
}
