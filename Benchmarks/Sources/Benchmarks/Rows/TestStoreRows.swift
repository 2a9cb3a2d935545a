import ComposableArchitecture

extension Benchmark {
  /// Steps of tests, asserted exhaustively.
  @MainActor
  static var testStoreRows: [Benchmark] {
    [
      Benchmark("TestStore.send with assertion", aim: 1_560, body: sendWithAssertion()),
      Benchmark("TestStore.send + receive", aim: 3_100, body: sendAndReceive()),
    ]
  }

  @MainActor
  private static func sendWithAssertion() -> Body {
    let store = heard { TestStore(initialState: Counter.State()) { Counter() } }
    return { operations in
      for _ in 0..<operations { await store.send(.increment) { $0.count += 1 } }
    }
  }

  @MainActor
  private static func sendAndReceive() -> Body {
    let store = heard { TestStore(initialState: Loader.State()) { Loader() } }
    return { operations in
      for _ in 0..<operations {
        await store.send(.load)
        await store.receive(.loaded) { $0.loaded += 1 }
      }
    }
  }

  /// A test store refuses to be made where nobody hears of its failures.
  @MainActor
  private static func heard<R>(_ make: () -> R) -> R {
    withIssueReporters([.fatalError], operation: make)
  }
}
