import ComposableArchitecture

/// The initial state cannot be created.
struct CrashInState: Reducer {
  struct State: Equatable {
    var first = [Int]()[0]  // state
  }

  enum Action: Equatable {
    case plus
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}
