import ComposableArchitecture

extension Benchmark {
  /// Shared values without observers.
  @MainActor
  static var sharingRows: [Benchmark] {
    [
      Benchmark("`withLock` of a shared value", aim: 9.4, body: change()),
      Benchmark("read of a shared value", aim: nil, body: read()),
      Benchmark(
        "send of an action that changes a shared value", aim: nil,
        body: send(.increment, to: SharedCounter(), SharedCounter.State(count: Shared(value: 0)))),
      Benchmark(
        "send of the same action without sharing", aim: nil,
        body: send(.increment, to: Counter(), Counter.State())),
    ]
  }

  private static func change() -> Body {
    @Shared(value: 0) var count
    let shared = $count
    return loop { operations in
      for _ in 0..<operations { shared.withLock { $0 &+= 1 } }
      consume(shared.wrappedValue)
    }
  }

  private static func read() -> Body {
    @Shared(value: 1) var count
    let shared = $count
    return loop { operations in
      var sum = 0
      for _ in 0..<operations { sum &+= shared.wrappedValue }
      consume(sum)
    }
  }
}

/// A counter whose count is shared.
private struct SharedCounter: Reducer {
  struct State {
    @Shared var count: Int
  }

  enum Action { case increment }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.$count.withLock { $0 &+= 1 }
    return .none
  }
}
