import ComposableCombine

/// The dependencies that would differ between runs, controlled so that they do not: the clock,
/// UUIDs, random numbers and the locale. The stores of a loaded feature share one instance.
final class ControlledDependencies: Sendable {
  /// The feature's own source of all other dependencies, so that those of other features do not
  /// show.
  let others = DependencyValues()
  /// The feature's clock, which moves only when the session moves it.
  let clock = VirtualClock()
  let date: DateGenerator
  let uuid = UUIDGenerator.incrementing
  let stackElementID = StackElementIDGenerator()
  /// Which of the values of the machine the feature has used.
  let fixed = FixedDependencies()
  let shared: SharedStorages
  let random = WithRandomNumberGenerator(SeededRandomNumberGenerator(seed: 0))

  /// The context that selects the values of all other dependencies.
  let context: DependencyContext

  /// - Parameter shared: The storages of another instance whose states refer to them; by default, new ones.
  init(context: DependencyContext = .live, shared: SharedStorages = SharedStorages()) {
    self.context = context
    self.shared = shared
    date = .following(clock, from: Self.start)
  }

  func apply(to values: inout DependencyValues) {
    values.context = context
    values.continuousClock = FeatureClock(clock, as: .continuousClock)
    values.suspendingClock = FeatureClock(clock, as: .suspendingClock)
    values.controlSchedulers(with: clock, from: Self.start)
    values.date = date
    values.uuid = uuid
    shared.apply(to: &values)
    values.stackElementID = stackElementID
    values.withRandomNumberGenerator = random
    values.calendar = Calendar(identifier: .gregorian)
    values.calendar.timeZone = .gmt
    values.timeZone = .gmt
    values.openURL = OpenURLEffect { _ in true }
    values.locale = Locale(identifier: "en_US_POSIX")
    values.noteUse(in: fixed)
  }

  /// Runs code of the feature that is not part of an action, such as its initial state.
  func run<R>(_ body: () throws -> R) rethrows -> R {
    try DependencyValues.$_current.withValue(others) {
      try withDependencies(apply, operation: body)
    }
  }

  /// The dependencies whose values change during a session.
  var history: DependencyHistory {
    DependencyHistory(of: DependencyValues(context: context, overrides: apply))
  }

  /// The date when a feature is loaded: the first day of 2024, at midnight UTC.
  private static let start = Date(timeIntervalSince1970: 1_704_067_200)
}
