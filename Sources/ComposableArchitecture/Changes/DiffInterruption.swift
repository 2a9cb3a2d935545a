/// Lets the code that waits for a long diff stop it.
///
/// A diff of long lists can take seconds. It calls ``check`` repeatedly while it
/// runs, and stops once the answer is `true`.
///
/// ```swift
/// let check = DiffInterruption.Check { isCancelled.value }
/// let text = DiffInterruption.$check.withValue(check) { ChangeText.diff(old, new) }
/// ```
package enum DiffInterruption {
  /// Whether diffs made now have to stop; `nil` if nothing can stop them.
  @TaskLocal package static var check: Check?

  /// A question that is asked while a diff is made.
  ///
  /// A type instead of a bare function for the reason given at `ChangePrinter.Sink`.
  package struct Check: Sendable {
    let isRequested: @Sendable () -> Bool

    package init(_ isRequested: @escaping @Sendable () -> Bool) { self.isRequested = isRequested }
  }

  /// The error that ends a diff which was stopped.
  struct Interrupted: Error {}

  /// The line that is printed in place of a text that was stopped.
  static let notice = "  (Interrupted)"

  /// A text, or the notice if making it was stopped.
  static func text(_ make: () throws -> String) -> String { (try? make()) ?? notice }
}

/// Counts the steps of a diff and checks from time to time whether it has to stop.
struct InterruptionCounter {
  private let check = DiffInterruption.check
  private var steps = 0

  /// Counts steps that take about a microsecond each.
  ///
  /// - Throws: `Interrupted` if the diff has to stop.
  mutating func step(_ count: Int = 1) throws {
    steps += count
    guard steps >= 1_024 else { return }
    steps = 0
    if let check, check.isRequested() { throw DiffInterruption.Interrupted() }
  }
}
