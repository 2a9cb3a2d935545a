import ComposableArchitecture

/// Shows a greeting that has only a test value.
struct Greeter: Reducer {
  struct State: Equatable {
    var greeting = ""
  }

  enum Action: Equatable {
    case greetButtonTapped
  }

  @Dependency(\.greeting) var greeting

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.greeting = greeting
    return .none
  }
}

enum GreetingKey: TestDependencyKey {
  static let testValue = "a greeting for tests"
}

extension DependencyValues {
  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
