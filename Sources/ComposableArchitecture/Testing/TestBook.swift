/// The one thing of a ``TestStore`` that changes: what its store has told, and the dependencies of
/// its feature.
final class TestBook<State, Action>: @unchecked Sendable {
  // Unchecked: used on the main actor, and once more by the deinitialiser of the test store, when
  // nobody else does.
  var record: TestRecord<State, Action>
  var dependencies: DependencyValues
  var exhaustivity = Exhaustivity.on
  /// Whether `.send`s followed each other without end.
  private(set) var wasInterrupted = false

  init(_ record: TestRecord<State, Action>, dependencies: DependencyValues) {
    self.record = record
    self.dependencies = dependencies
  }

  /// Whether `.send`s that follow each other have to be stopped.
  func interrupt(after reduced: Int) -> Bool {
    guard reduced >= TestLimits.steps else { return false }
    wasInterrupted = true
    return true
  }

  /// Whether `.send`s were stopped since this was asked last.
  func takeInterruption() -> Bool {
    defer { wasInterrupted = false }
    return wasInterrupted
  }
}

/// Where a test stops waiting for a feature to come to rest.
enum TestLimits {
  /// Jobs of effects, or `.send`s one after the other.
  static let steps = 100_000
}
