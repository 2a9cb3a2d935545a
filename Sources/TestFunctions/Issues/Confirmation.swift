import ComposableArchitecture
import Synchronization

/// Something that should happen a number of times while code runs.
public final class Confirmation: Sendable {
  private let counter = Mutex(0)

  init() {}

  var count: Int { counter.withLock(\.self) }

  /// Notes that it has happened.
  ///
  /// - Parameter count: How many times.
  public func confirm(count: Int = 1) { counter.withLock { $0 += count } }

  /// Notes that it has happened.
  ///
  /// - Parameter count: How many times.
  public func callAsFunction(count: Int = 1) { confirm(count: count) }
}

/// Confirms that something happens a number of times while a closure runs.
///
/// ```swift
/// await confirmation("saved", expectedCount: 2) { saved in
///   client.save = { saved() }
/// }
/// ```
///
/// - Parameters:
///   - comment: What should happen.
///   - expectedCount: How many times it should happen.
///   - isolation: The actor that runs the closure.
///   - sourceLocation: Where the confirmation is.
///   - body: The closure. It gets the confirmation and calls it whenever the thing happens.
/// - Returns: The result of the closure.
public func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: Int = 1, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Confirmation) async throws -> sending R
) async rethrows -> R {
  let confirmation = Confirmation()
  defer {
    if confirmation.count != expectedCount {
      confirmation.reportMismatch(times(expectedCount), comment, sourceLocation)
    }
  }
  return try await body(confirmation)
}

/// Confirms that the number of times that something happens while a closure runs is in a range.
/// - Returns: The result of the closure.
public func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: some RangeExpression<Int> & Sendable,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Confirmation) async throws -> sending R
) async rethrows -> R {
  let confirmation = Confirmation()
  defer {
    if !expectedCount.contains(confirmation.count) {
      confirmation.reportMismatch("\(text(expectedCount)) times", comment, sourceLocation)
    }
  }
  return try await body(confirmation)
}

extension Confirmation {
  fileprivate func reportMismatch(
    _ expected: String, _ comment: Comment?, _ location: SourceLocation
  ) {
    report(
      "Confirmation was confirmed \(times(count)), but expected to be confirmed \(expected)",
      comment, location)
  }
}

private func times(_ count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }

private func text(_ range: some RangeExpression<Int>) -> String {
  switch range {
  case let range as PartialRangeFrom<Int>: "\(range.lowerBound)..."
  case let range as PartialRangeThrough<Int>: "...\(range.upperBound)"
  case let range as PartialRangeUpTo<Int>: "..<\(range.upperBound)"
  default: "\(range)"
  }
}
