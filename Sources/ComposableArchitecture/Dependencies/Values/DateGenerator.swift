import Foundation

/// Answers the present date.
///
/// ```swift
/// @Dependency(\.date) var date
/// ...
/// state.createdAt = date.now   // or date()
/// ```
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// A generator that calls a function for each date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A generator that always answers the same date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The present date. Setting it makes the generator answer that date from then on.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The present date.
  public func callAsFunction() -> Date {
    generate()
  }
}

extension DateGenerator {
  /// A generator that goes with a virtual clock.
  ///
  /// - Parameter start: The date when the clock stands at zero.
  package static func following(_ clock: VirtualClock, from start: Date) -> Self {
    Self { start.addingTimeInterval(clock.now.offset / .seconds(1)) }
  }
}

extension DependencyValues {
  /// The present date; a test that does not override it fails when it is used.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
}
