import ComposableArchitecture
import Synchronization

/// Starts endless work in every possible way.
struct Endless: Reducer {
  struct State: Equatable { var count = 0 }

  enum Action: Equatable {
    case burst(Int)
    case chain
    case effects
    case sleepers(Int)
    case spin
    case step
    case stubborn
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .burst(let count):
      return .run { send in for _ in 0..<count { await send(.step) } }
    case .sleepers(let count):
      return .merge(
        (0..<count).map { _ in
          .run { [clock] _ in
            let cell = EndlessCell()
            try await clock.sleep(for: .seconds(1))
            withExtendedLifetime(cell) {}
          }
        })
    case .chain:
      state.count += 1
      return .send(.chain)
    case .effects:
      state.count += 1
      return .run { await $0(.effects) }
    case .spin: return .run { _ in while !Task.isCancelled { await Task.yield() } }
    case .stubborn: return .run { _ in while true { await Task.yield() } }
    case .step:
      state.count += 1
      return .none
    }
  }
}

/// What a sleeping effect holds.
final class EndlessCell: Sendable {
  private static let count = Mutex(0)
  static var living: Int { count.withLock(\.self) }

  init() { Self.count.withLock { $0 += 1 } }
  deinit { Self.count.withLock { $0 -= 1 } }
}
