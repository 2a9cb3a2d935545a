import ComposableArchitecture

private typealias Level3<Child: Reducer> = Level<Level<Level<Child>>> where Child.State: Equatable
private typealias OneLevel = Level<Counter>
private typealias TenLevels = Level3<Level3<Level3<OneLevel>>>

extension Benchmark {
  /// What a further feature around another costs each action of the innermost.
  @MainActor
  static var scopeRows: [Benchmark] {
    [
      Benchmark(
        "each further Scope level of a send (1 -> 10 levels)", aim: 14,
        bodies: [oneLevel, tenLevels]
      ) { ($0[1] - $0[0]) / 9 }
    ]
  }

  @MainActor
  private static var oneLevel: Body {
    send(.child(.increment), to: Level(child: Counter()), OneLevel.State(child: Counter.State()))
  }

  @MainActor
  private static var tenLevels: Body {
    send(
      .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(.increment)))))))))),
      to: wrapped(wrapped(wrapped(Level(child: Counter())))),
      wrapped(wrapped(wrapped(OneLevel.State(child: Counter.State())))))
  }

  private static func wrapped<R: Reducer>(_ reducer: R) -> Level3<R> where R.State: Equatable {
    Level(child: Level(child: Level(child: reducer)))
  }

  private static func wrapped<R: Reducer>(_ state: Level<R>.State) -> Level3<Level<R>>.State {
    .init(child: .init(child: .init(child: state)))
  }
}
