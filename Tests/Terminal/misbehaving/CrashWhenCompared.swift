import ComposableArchitecture

/// Comparing two states crashes, so showing a difference does.
struct CrashWhenCompared: Reducer {
  struct State: Equatable {
    var count = 0

    static func == (left: Self, right: Self) -> Bool {
      fatalError("not comparable")  // compared
    }
  }

  enum Action: Equatable {
    case plus
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
