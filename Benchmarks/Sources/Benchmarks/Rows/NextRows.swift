import ComposableArchitecture2

extension Benchmark {
  /// Features of 2.0. The aims of 1.x's rows are their measure: at most 2 times for an action, and 3 times for the others; a body that is
  /// evaluated for each event may take 150 ns.
  @MainActor
  static var nextRows: [Benchmark] {
    [
      Benchmark(
        "2.0: send, trivial action", aim: 6, body: send(.increment, to: Tally.init, .init())),
      Benchmark(
        "2.0: each further Scope level of a send (1 -> 5 levels)", aim: 42,
        bodies: [
          send(.child(.increment), to: Layer1.init, .init()),
          send(.child(.child(.child(.child(.child(.increment))))), to: Layer5.init, .init()),
        ]
      ) { ($0[1] - $0[0]) / 4 },
      Benchmark("2.0: forEach, send to one of 1 rows", aim: 48, body: sendToRow(of: 1)),
      Benchmark("2.0: forEach, send to one of 10,000 rows", aim: 48, body: sendToRow(of: 10_000)),
      Benchmark("2.0: modify in a task", aim: 18, body: modify()),
      Benchmark("2.0: send past an observed field", aim: 69, body: sendWhileObserved()),
      Benchmark(
        "2.0: send to a feature whose body reads its store", aim: 66,
        body: send(.increment, to: ReadingTally.init, .init())),
    ]
  }

  @MainActor
  private static func send<F: FeatureProtocol>(
    _ action: F.Action, to feature: @escaping () -> F, _ state: F.State
  ) -> Body {
    let store = Store(initialState: state) { feature() }
    return loop { operations in
      let action = opaque(action)
      for _ in 0..<operations { store.send(action) }
      consume(store.state)
    }
  }

  @MainActor
  private static func sendToRow(of count: Int) -> Body {
    send(
      .rows(count / 2, .toggled), to: Lines.init,
      Lines.State(rows: (0..<count).map { Line.State(id: $0) }))
  }

  @MainActor
  private static func modify() -> Body {
    let store = Store(initialState: Tally.State()) { Tally() }
    return loop { operations in
      store.send(.incrementLater(operations))
      consume(store.state)
    }
  }

  @MainActor
  private static func sendWhileObserved() -> Body {
    let store = Store(initialState: Tally.State()) { Tally() }
    withObservationTracking {
      consume(store.other)
    } onChange: {
    }
    return loop { operations in
      let action = opaque(Tally.Action.increment)
      for _ in 0..<operations { store.send(action) }
      consume(store.state)
    }
  }
}
