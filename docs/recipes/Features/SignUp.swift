import ComposableArchitecture

@Reducer
struct SignUp {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var email = ""
    var focus: Field? = .name
    var problem: String?

    enum Field: Hashable { case name, email }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case submitButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name), .binding(\.email):
        state.problem = nil
        return .none
      case .binding:
        return .none
      case .submitButtonTapped:
        if state.name.isEmpty {
          (state.focus, state.problem) = (.name, "Enter a name.")
        } else if !state.email.contains("@") {
          (state.focus, state.problem) = (.email, "Enter an email address.")
        } else {
          (state.focus, state.problem) = (nil, nil)
        }
        return .none
      }
    }
  }
}
