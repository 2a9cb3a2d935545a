import ComposableArchitecture

extension Benchmark {
  /// Presented children and elements of stacks.
  @MainActor
  static var navigationRows: [Benchmark] {
    [
      Benchmark(
        "ifLet, send to a presented destination", aim: 19,
        body: send(
          .destination(.presented(.counter(.increment))), to: PresentedCounter(),
          PresentedCounter.State())),
      stack(count: 1, "1"),
      stack(count: 1_000, "1,000"),
    ]
  }

  /// An action for the element in the middle.
  @MainActor
  private static func stack(count: Int, _ text: String) -> Benchmark {
    let state = CounterStack.State(count: count)
    return Benchmark(
      "forEach, send to one of \(text) stack elements", aim: 19,
      body: send(
        .path(.element(id: state.path.ids[count / 2], action: .increment)), to: CounterStack(),
        state))
  }
}
