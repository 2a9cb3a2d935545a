extension Benchmark {
  /// What a further feature around another costs each action of the innermost.
  @MainActor
  static var scopeRows: [Benchmark] {
    [
      Benchmark(
        "each further Scope level of a send (1 -> 10 levels)", aim: 14,
        bodies: [
          send(.child(.increment), to: Level1(), Level1.State()),
          send(.levels(around: .increment), to: Level10(), Level10.State()),
        ]
      ) { ($0[1] - $0[0]) / 9 }
    ]
  }
}
