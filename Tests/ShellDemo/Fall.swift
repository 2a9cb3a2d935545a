import ComposableArchitecture

/// Crashes the process.
struct Fall: Reducer {
  struct State: Equatable {}

  enum Action: Equatable { case fall }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    fatalError("fell")
  }
}
