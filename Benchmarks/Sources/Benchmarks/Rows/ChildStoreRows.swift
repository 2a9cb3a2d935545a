import ComposableArchitecture

extension Benchmark {
  /// Stores that were scoped from others.
  @MainActor
  static var childStoreRows: [Benchmark] {
    [
      Benchmark(
        "each store.scope level of a send (0 -> 10 levels)", aim: 14,
        bodies: [
          send(.levels(around: .increment), to: Level10(), Level10.State()), sendToInnermost(),
        ]
      ) { ($0[1] - $0[0]) / 10 },
      Benchmark("withState through 10 scopes", aim: nil, body: readInnermost()),
    ]
  }

  @MainActor
  private static func sendToInnermost() -> Body {
    let store = Store(initialState: Level10.State()) { Level10() }.innermost
    return loop { operations in
      let action = opaque(Counter.Action.increment)
      for _ in 0..<operations { store.send(action) }
      store.withState { consume($0) }
    }
  }

  @MainActor
  private static func readInnermost() -> Body {
    let store = Store(initialState: Level10.State()) { Level10() }.innermost
    return loop { operations in
      var count = 0
      for _ in 0..<operations { count &+= store.withState { $0.count } }
      consume(count)
    }
  }
}

extension Level10.Action {
  /// An action of the innermost feature.
  static func levels(around action: Counter.Action) -> Self {
    .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(action))))))))))
  }
}

extension StoreOf<Level10> {
  /// The store of the counter inside ten features.
  fileprivate var innermost: StoreOf<Counter> {
    scope(state: \.child, action: Level10.Action.child)
      .scope(state: \.child, action: Level9.Action.child)
      .scope(state: \.child, action: Level8.Action.child)
      .scope(state: \.child, action: Level7.Action.child)
      .scope(state: \.child, action: Level6.Action.child)
      .scope(state: \.child, action: Level5.Action.child)
      .scope(state: \.child, action: Level4.Action.child)
      .scope(state: \.child, action: Level3.Action.child)
      .scope(state: \.child, action: Level2.Action.child)
      .scope(state: \.child, action: Level1.Action.child)
  }
}
