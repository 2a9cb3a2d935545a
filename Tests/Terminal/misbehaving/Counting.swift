import ComposableArchitecture

/// Counts, crashes, and asks for something outside of the process.
struct Counting: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plus, trap, sleep, ask, task
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .trap: state.count = [Int]()[state.count]  // trap
      case .sleep: return .run { [clock] _ in try await clock.sleep(for: .seconds(1)) }
      case .ask: return .run { _ in try await Task.sleep(nanoseconds: 3_600_000_000_000) }
      case .task: Task {}
      }
      return .none
    }
  }
}
