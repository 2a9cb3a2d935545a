import ComposableArchitecture

/// From which action to which one an effect was in flight, for time travel, which does not start it again.
package struct EffectSpan {
  /// How many are kept of a feature.
  static let mostKept = 1_000

  package let number: Int
  package let location: SourceLocation
  package let ids: [AnyHashable]
  private let start: Int
  /// The number of the last action before its end; `nil` until then, and if time travel has cancelled it.
  var end: Int?

  @MainActor
  init(_ effect: RunningEffect, startedAt action: Int) {
    number = effect.number
    location = effect.location
    ids = effect.ids
    start = action
  }

  func isInFlight(after action: Int) -> Bool { start <= action && end.map { action < $0 } ?? true }
}
