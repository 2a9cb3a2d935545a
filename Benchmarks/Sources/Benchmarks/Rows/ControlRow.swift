extension Benchmark {
  /// What everything else is measured against: a reducer's switch, called as a function.
  @MainActor
  static let control = Benchmark(
    "control: direct, non-inlined reduce call", aim: nil,
    body: loop { operations in
      var state = Counter.State()
      let action = opaque(Counter.Action.increment)
      for _ in 0..<operations { _ = Counter.reduceDirectly(&state, action) }
      consume(state)
    })
}
