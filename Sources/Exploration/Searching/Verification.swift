/// Reaches the first states twice, and counts those that differ then.
@MainActor
struct Verification {
  /// The number of states that differ when they are reached once more: something is not controlled.
  private(set) var mismatches = 0
  private var verified = 0

  /// Whether no more states are verified.
  var isOver: Bool { verified >= 100 }

  /// Reaches a state once more, if it is one of the first, and compares.
  ///
  /// - Returns: Whether the machine was moved to the state.
  mutating func verify<S: ExploredStore>(
    _ step: Machine<S>.Step, from state: Int, _ key: UInt64, _ navigator: Navigator<S>
  ) -> Bool {
    guard !isOver else { return false }
    verified += 1
    navigator.take(step, from: state)
    if navigator.machine.key != key { mismatches += 1 }
    return true
  }
}
