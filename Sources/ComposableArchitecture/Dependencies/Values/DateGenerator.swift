import Foundation
import Synchronization

/// Answers the present date.
///
/// ```swift
/// @Dependency(\.date) var date
/// ...
/// state.createdAt = date.now   // or date()
/// ```
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date
  /// Where the date began, if it goes with a clock.
  private(set) var start: DateStart?

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
    set { self = .constant(newValue) }
  }

  /// The present date.
  public func callAsFunction() -> Date {
    generate()
  }
}

extension DateGenerator {
  /// A generator whose date advances with a clock.
  ///
  /// - Parameters:
  ///   - elapsed: Returns the time since the clock's start.
  ///   - start: The date at the clock's start.
  static func advancing(with elapsed: @escaping @Sendable () -> Duration, from start: Date) -> Self
  {
    let start = DateStart(start)
    var generator = Self {
      start.noteReading()
      return start.date.addingTimeInterval(elapsed() / .seconds(1))
    }
    generator.start = start
    return generator
  }

  /// Makes a date that goes with a clock another one, from which it goes on; others stay.
  package func move(to date: Date) { start?.date += date.timeIntervalSince(now) }

  /// Whether somebody has asked for the date of a generator that goes with a clock.
  package var wasRead: Bool { start?.wasRead ?? false }
}

/// The date when a clock stood at zero, which can be moved.
final class DateStart: Recallable {
  private let seconds: Atomic<UInt64>
  private let hasReader = Atomic(false)

  init(_ date: Date) { seconds = Atomic(date.timeIntervalSinceReferenceDate.bitPattern) }

  var date: Date {
    get { Date(timeIntervalSinceReferenceDate: Double(bitPattern: memory[0])) }
    set { recall([newValue.timeIntervalSinceReferenceDate.bitPattern]) }
  }

  var wasRead: Bool { hasReader.load(ordering: .relaxed) }

  func noteReading() { hasReader.store(true, ordering: .relaxed) }

  var memory: [UInt64] { [seconds.load(ordering: .relaxed)] }

  func recall(_ memory: ArraySlice<UInt64>) {
    guard let word = memory.first else { return }
    seconds.store(word, ordering: .relaxed)
  }
}

extension DateGenerator: HoldsRecallable {
  var recallable: (any Recallable)? { start }
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
