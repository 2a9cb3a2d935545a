/// Names each step by the way to it. A program that explores again after a crash recognizes the step by its name.
///
/// A name depends on the cases and values of the steps alone, and not on what another search has left out.
struct StepNames {
  /// For each state, the way to it.
  private var ways: [UInt64] = []

  /// Adds the first state.
  mutating func begin() { ways = [Self.start] }

  /// Adds a state that a step has led to.
  mutating func add(_ step: UInt64) { ways.append(step) }

  /// The steps that are possible in a state.
  ///
  /// - Parameter choices: What each step does, without values: `.titleChanged`. Equal texts are told apart by their order.
  func steps(from state: Int, _ choices: [String]) -> [UInt64] {
    Self.steps(after: ways[state], choices)
  }

  /// The steps that are possible after a way: ``start``, or the name of the step before them.
  static func steps(after way: UInt64, _ choices: [String]) -> [UInt64] {
    var counts: [String: UInt64] = [:]
    return choices.map { text in
      counts[text, default: 0] += 1
      return FNV1a(text.utf8, after: FNV1a(value: way)).combined(with: counts[text]!).value
    }
  }

  /// The name of a step as it is given to the program.
  static func text(_ name: UInt64) -> String { String(name, radix: 36) }

  static let start = FNV1a().value
}
