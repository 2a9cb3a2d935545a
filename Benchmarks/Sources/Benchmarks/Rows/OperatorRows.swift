import ComposableArchitecture

extension Benchmark {
  /// Children that come and go.
  @MainActor
  static var operatorRows: [Benchmark] {
    [
      forEach(count: 1, "1"),
      forEach(count: 1_000, "1,000"),
      forEach(count: 10_000, "10,000"),
      Benchmark("forEach, send to 1,000 rows in turn", aim: nil, body: sendInTurn(count: 1_000)),
      Benchmark(
        "ifLet child send", aim: 13,
        body: send(.counter(.increment), to: OptionalCounter(), OptionalCounter.State())),
      Benchmark(
        "ifCaseLet child send", aim: 13,
        body: send(.counter(.increment), to: CounterOrNothing(), .counter(Counter.State()))),
    ]
  }

  /// An action for the row in the middle.
  @MainActor
  private static func forEach(count: Int, _ text: String) -> Benchmark {
    Benchmark(
      "forEach, send to one of \(text) rows", aim: 16,
      body: send(.row(id: count / 2, action: .toggled), to: Rows(), Rows.State(count: count)))
  }

  /// Each action is for another row than the one before.
  @MainActor
  private static func sendInTurn(count: Int) -> Body {
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    return loop { operations in
      for id in 0..<operations { store.send(.row(id: id % count, action: .toggled)) }
      store.withState { consume($0) }
    }
  }
}
