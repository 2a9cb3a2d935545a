import ComposableArchitecture

extension Benchmark {
  /// Children that come and go.
  @MainActor
  static var operatorRows: [Benchmark] {
    [
      forEach(count: 1, "1"),
      forEach(count: 1_000, "1,000"),
      forEach(count: 10_000, "10,000"),
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
}
