import ConcurrencyExtras

final class Scores: Sendable {
  private let points = LockIsolated<[String: Int]>([:])

  func add(_ count: Int, to player: String) {
    points.withValue { $0[player, default: 0] += count }
  }

  func points(of player: String) -> Int { points.value[player] ?? 0 }
}
