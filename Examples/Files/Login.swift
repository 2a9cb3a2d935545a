import ComposableArchitecture

struct Login: Reducer {
  enum State: Equatable {
    case form(name: String)
    case checking(name: String)
    case welcome(name: String)

    init() { self = .form(name: "") }
  }

  enum Action: Equatable {
    case nameChanged(String)
    case loginButtonTapped
    case answered(isKnown: Bool)
    case logoutButtonTapped
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch (state, action) {
    case (.form, .nameChanged(let name)):
      state = .form(name: name)
      return .none
    case (.form(let name), .loginButtonTapped):
      state = .checking(name: name)
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.answered(isKnown: !name.isEmpty))
      }
    case (.checking(let name), .answered(let isKnown)):
      state = isKnown ? .welcome(name: name) : .form(name: name)
      return .none
    case (.welcome, .logoutButtonTapped):
      state = State()
      return .none
    default:
      return .none
    }
  }
}
