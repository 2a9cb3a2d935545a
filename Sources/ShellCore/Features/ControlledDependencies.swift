import ComposableArchitecture
import Foundation

extension DependencyValues {
  /// Sets all that differs from run to run to what is the same on every run: time, identifiers,
  /// chance, the place on earth.
  mutating func control(by clock: VirtualClock) {
    context = .live
    continuousClock = clock
    suspendingClock = AnyClock(clock)
    date = .following(clock, from: Self.start)
    uuid = .incrementing
    withRandomNumberGenerator = WithRandomNumberGenerator(SeededRandomNumberGenerator(seed: 0))
    calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    timeZone = .gmt
    locale = Locale(identifier: "en_US_POSIX")
  }

  /// The date when a feature is loaded: the first day of 2024, in Greenwich.
  private static let start = Date(timeIntervalSince1970: 1_704_067_200)
}
