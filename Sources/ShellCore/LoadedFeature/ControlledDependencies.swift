import ComposableArchitecture
import Foundation

/// All that differs from run to run, set to what is the same on every run: time, identifiers,
/// chance, the place on earth. One for each loaded feature, whose stores share it.
struct ControlledDependencies: Sendable {
  /// What all else is taken from: the feature's own, so that what others use does not show.
  let others = DependencyValues()
  /// The time that the feature sees: it moves when somebody moves it.
  let clock = VirtualClock()
  let date: DateGenerator
  let uuid = UUIDGenerator.incrementing
  let random = WithRandomNumberGenerator(SeededRandomNumberGenerator(seed: 0))

  init() { date = .following(clock, from: Self.start) }

  /// Sets the dependencies of a store.
  func apply(to values: inout DependencyValues) {
    values.context = .live
    values.continuousClock = clock
    values.suspendingClock = AnyClock(clock)
    values.date = date
    values.uuid = uuid
    values.withRandomNumberGenerator = random
    values.calendar = Calendar(identifier: .gregorian)
    values.calendar.timeZone = .gmt
    values.timeZone = .gmt
    values.locale = Locale(identifier: "en_US_POSIX")
  }

  /// What moves on among them.
  var history: DependencyHistory {
    DependencyHistory(of: DependencyValues(context: .live, overrides: apply))
  }

  /// The date when a feature is loaded: the first day of 2024, in Greenwich.
  private static let start = Date(timeIntervalSince1970: 1_704_067_200)
}
