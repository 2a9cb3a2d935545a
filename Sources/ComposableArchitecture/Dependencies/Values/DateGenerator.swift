import Synchronization

/// Returns the current date.
///
/// ```swift
/// @Dependency(\.date) var date
/// ...
/// state.createdAt = date.now   // or date()
/// ```
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date
  /// The start of the date, if it advances with a clock.
  private(set) var start: DateStart?

  /// Makes a generator that calls a function for each date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The current date. Setting it makes the date constant.
  public var now: Date {
    get { generate() }
    set { self = .constant(newValue) }
  }

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

  /// Sets the date of a generator that advances with a clock. Has no effect on others.
  package func move(to date: Date) { start?.date += date.timeIntervalSince(now) }

  /// The date at the clock's start of a generator that advances with a clock. Asking for it does not count as reading the date.
  package var dateAtStart: Date? { start?.date }

  /// Whether the date of a generator that advances with a clock was read.
  package var wasRead: Bool { start?.wasRead ?? false }
}

/// The date at a clock's start, which can be changed.
final class DateStart: Restorable {
  private let seconds: Atomic<UInt64>
  private let hasReader = Atomic(false)

  init(_ date: Date) { seconds = Atomic(date.timeIntervalSinceReferenceDate.bitPattern) }

  var date: Date {
    get { Date(timeIntervalSinceReferenceDate: Double(bitPattern: memory[0])) }
    set { restore([newValue.timeIntervalSinceReferenceDate.bitPattern]) }
  }

  var wasRead: Bool { hasReader.load(ordering: .relaxed) }

  func noteReading() { hasReader.store(true, ordering: .relaxed) }

  var memory: [UInt64] { [seconds.load(ordering: .relaxed)] }

  func isAt(_ words: [UInt64], from start: Int) -> Bool {
    words[start] == seconds.load(ordering: .relaxed)
  }

  func restore(_ memory: ArraySlice<UInt64>) {
    guard let word = memory.first else { return }
    seconds.store(word, ordering: .relaxed)
  }
}

extension DateGenerator: ContainsRestorable {
  var restorable: (any Restorable)? { start }
}

extension DependencyValues {
  /// The current date. Using it in a test without an override is a failure.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
}
