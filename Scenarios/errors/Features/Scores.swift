import ComposableArchitecture

/// A storage that makes mistakes.
struct ScoreKey: SharedKey, Hashable {
  enum Mistake { case cannotLoad, cannotSave, resumesTwice }
  struct Offline: Error {}

  let mistake: Mistake

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    guard mistake != .cannotLoad else { return continuation.resume(throwing: Offline()) }
    continuation.resume(returning: 10)
    if mistake == .resumesTwice { continuation.resumeReturningInitialValue() }
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    guard mistake != .cannotSave else { return continuation.resume(throwing: Offline()) }
    continuation.resume()
  }
}

@Reducer
struct Scores {
  @ObservableState
  struct State: Equatable {
    var best = 0
    var label = ""
  }

  enum Action: Equatable {
    case loadButtonTapped
    case saveButtonTapped
    case refreshButtonTapped
    case labelButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadButtonTapped:
        @Shared(ScoreKey(mistake: .cannotLoad)) var best = 1
        state.best = best
      case .saveButtonTapped:
        @Shared(ScoreKey(mistake: .cannotSave)) var best = 2
        $best.withLock { $0 += 1 }
        state.best = best
      case .refreshButtonTapped:
        @Shared(ScoreKey(mistake: .resumesTwice)) var best = 3
        state.best = best
      case .labelButtonTapped:
        @Shared(.inMemory("best")) var best = 4
        @Shared(.inMemory("best")) var label = "four"
        state.best = best
        state.label = label
      }
      return .none
    }
  }
}
