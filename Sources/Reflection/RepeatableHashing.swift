import CSwiftRuntime

/// Gives sets and dictionaries the same order in each process, as `SWIFT_DETERMINISTIC_HASHING` does.
///
/// A reducer that takes the first element of a set would lead to another state when its session is played again, or restored after a
/// crash.
package enum RepeatableHashing {
  /// Call it before a set or a dictionary exists, and before other threads do.
  package static func begin() { cswift_hashRepeatably() }
}
