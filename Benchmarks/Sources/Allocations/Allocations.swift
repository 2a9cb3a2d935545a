import CAllocations
import ComposableArchitecture

/// Counts how often memory is asked for, for each action that a store is sent.
///
/// A program of its own: counting would change the times that the benchmarks measure.
@main
struct Allocations {
  @MainActor
  static func main() async {
    let counter = Store(initialState: Chain.State()) { Chain() }
    report("an action whose effect is .none") { counter.send(.link(0)) }
    report("an action whose effect is .send, and the action that it sends") {
      counter.send(.link(1))
    }
    let drained = EffectExecution.$current.withValue(.drained) {
      Store(initialState: Chain.State()) { Chain() }
    }
    await reportRun { await drained.send(.run).finish() }
  }

  private static let rounds = 1_000

  @MainActor
  private static func report(_ name: String, _ body: () -> Void) {
    body()
    let before = cbenchmarks_allocationCount()
    for _ in 0..<rounds { body() }
    line(name, cbenchmarks_allocationCount() - before)
  }

  @MainActor
  private static func reportRun(_ body: () async -> Void) async {
    await body()
    let before = cbenchmarks_allocationCount()
    for _ in 0..<rounds { await body() }
    line("an action whose effect is .run, to its end", cbenchmarks_allocationCount() - before)
  }

  private static func line(_ name: String, _ count: Int) {
    print(String(format: "%6.2f allocations for ", Double(count) / Double(rounds)) + name)
  }
}

/// Sends itself as many actions as it is told.
private struct Chain: Reducer {
  struct State: Equatable { var sum = 0 }

  enum Action {
    case link(Int)
    case run
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .link(0): return .none
    case .link(let number):
      state.sum += number
      return .send(.link(number - 1))
    case .run: return .run { _ in }
    }
  }
}
