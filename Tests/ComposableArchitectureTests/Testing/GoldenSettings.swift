import ComposableArchitecture

/// The feature whose printed changes are in Golden/settings.txt.
struct Settings: Reducer {
  enum Digest: String { case daily, weekly, off }
  struct Denied: Error, Equatable {}

  struct State: Equatable {
    @BindingState var digest: Digest = .daily
    @BindingState var displayName = ""
    @BindingState var enableNotifications = false
    var isLoading = false
    @BindingState var protectMyPosts = false
    @BindingState var sendEmailNotifications = false
    @BindingState var sendMobileNotifications = false
  }
  enum Action: BindableAction, Equatable {
    case authorizationResponse(TaskResult<Bool>)
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .authorizationResponse(let result):
        state.isLoading = false
        state.enableNotifications = state.enableNotifications && (try? result.value) == true
        return .none
      case .binding(\.$displayName):
        state.displayName = String(state.displayName.prefix(16))
        return .none
      case .binding(\.$enableNotifications):
        return requestAuthorization(&state)
      case .binding:
        return .none
      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }

  private func requestAuthorization(_ state: inout State) -> Effect<Action> {
    guard state.enableNotifications else { return .none }
    state.isLoading = true
    let isDenied = state.displayName == "Denied"
    return .run { send in
      let result = await TaskResult { () throws -> Bool in
        if isDenied { throw Denied() }
        return true
      }
      await send(.authorizationResponse(result))
    }
  }
}
