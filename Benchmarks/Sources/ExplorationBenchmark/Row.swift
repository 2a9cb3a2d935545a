import Exploration

/// A feature that is explored to a fixed size, and how many transitions a second are wanted.
@MainActor
struct Row {
  let name: String
  let aim: Double?
  let explore: @MainActor () throws -> ExplorationReport

  init<R: Reducer>(
    _ name: String, aim: Double? = nil, states: Int = .max, depth: Int = 1_000,
    set: (inout ExplorationOptions) -> Void = { _ in },
    state: @autoclosure @escaping () -> R.State, reducer: @escaping () -> R
  ) {
    (self.name, self.aim) = (name, aim)
    var options = ExplorationOptions()
    (options.states, options.depth, options.findings) = (states, depth, .max)
    (options.time, options.memory) = (.seconds(600), .max)
    set(&options)
    explore = { [options] in
      try Explorer(state(), options: options, reducer: reducer).run()
    }
  }

  static let all = [
    Row(
      "ProductDetail, 100,000 states", aim: 200_000, states: 100_000,
      state: ProductDetailFeature.State(), reducer: { ProductDetailFeature() }),
    Row(
      "Todos, 10,000 states", aim: 100_000, states: 10_000, state: Todos.State(),
      reducer: { Todos() }),
    Row(
      "Finder, up to 7 steps", aim: 20_000, depth: 7, state: Finder.State(),
      reducer: { Finder() }),
    Row(
      "Finder, up to 6 steps, late 2", depth: 6, set: { $0.late = 2 }, state: Finder.State(),
      reducer: { Finder() }),
    Row(
      "Search, 5 texts", aim: 20_000, set: { $0.values(letters) }, state: Search.State(),
      reducer: { Search() }),
    Row(
      "Timer, 5,000 states", aim: 20_000, states: 5_000, state: Timer.State(),
      reducer: { Timer() }),
  ]

  private static let letters = "abcde".map(String.init)
}
