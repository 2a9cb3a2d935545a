import ComposableArchitecture

/// Six digits that are turned one by one: a million states.
struct Digits: Reducer {
  struct State: Equatable {
    var first = 0
    var second = 0
    var third = 0
    var fourth = 0
    var fifth = 0
    var sixth = 0
  }

  enum Action: Equatable {
    case firstTapped
    case secondTapped
    case thirdTapped
    case fourthTapped
    case fifthTapped
    case sixthTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .firstTapped: state.first = (state.first + 1) % 10
    case .secondTapped: state.second = (state.second + 1) % 10
    case .thirdTapped: state.third = (state.third + 1) % 10
    case .fourthTapped: state.fourth = (state.fourth + 1) % 10
    case .fifthTapped: state.fifth = (state.fifth + 1) % 10
    case .sixthTapped: state.sixth = (state.sixth + 1) % 10
    }
    return .none
  }
}
