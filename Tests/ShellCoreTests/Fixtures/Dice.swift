import ComposableArchitecture

/// Draws a number that no dependency controls.
struct Dice: Reducer {
  struct State: Equatable {
    var count = 0
    var number: Int?
  }

  enum Action: Equatable { case add, roll, clear }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add: state.count += 1
    case .roll: state.number = .random(in: 0..<Int.max)
    case .clear: state.number = nil
    }
    return .none
  }
}
