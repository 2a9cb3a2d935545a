/// The states that a search has found: how each was reached first, and how it is reached again.
@MainActor
final class FoundStates<S: ExploredStore> {
  private(set) var nodes = SearchNodes()
  private(set) var frontier = Frontier<S>()
  private var table = FingerprintTable()
  private var names = StepNames()
  /// The state whose steps are taken next.
  private(set) var next = 0

  var count: Int { nodes.count }
  /// The number of states whose steps have not been taken.
  var left: Int { nodes.count - next }
  var collisionProbability: Double { table.collisionProbability }

  /// Adds the first state.
  func begin(_ state: Machine<S>.Quiet, _ key: UInt64) {
    nodes.add(parent: nil, choice: 0, delays: 0)
    names.begin()
    _ = table.insert(key)
    frontier.add(.quiet(state))
  }

  /// Notes a state, and returns whether it is new.
  ///
  /// One that was reached with fewer delays has more successors, so it counts as the same.
  func insert(_ key: UInt64, delays: Int) -> Bool {
    for fewer in 0..<delays where table.contains(Self.identity(key, fewer)) { return false }
    return table.insert(Self.identity(key, delays))
  }

  /// Whether a state is known, so that ``insert(_:delays:)`` would not add it.
  func contains(_ key: UInt64, delays: Int) -> Bool {
    (0...delays).contains { table.contains(Self.identity(key, $0)) }
  }

  private static func identity(_ key: UInt64, _ delays: Int) -> UInt64 {
    key &+ UInt64(delays) &* 0x9e37_79b9_7f4a_7c15
  }

  /// Adds a new state.
  ///
  /// - Parameters:
  ///   - parent: The state before it.
  ///   - choice: The place of the step among those that were possible in the parent.
  ///   - delays: How often on the path an effect was late.
  ///   - name: The name of the step, if steps have names.
  ///   - entry: How the state is reached again.
  func add(
    parent: Int, choice: Int, delays: Int, name: UInt64?, _ entry: Frontier<S>.Entry
  ) {
    nodes.add(parent: parent, choice: choice, delays: delays)
    if let name { names.add(name) }
    frontier.add(entry)
  }

  /// The names of the steps that are possible in a state.
  ///
  /// - Parameter choices: What each step does, without values.
  func names(from state: Int, _ choices: [String]) -> [UInt64] {
    names.steps(from: state, choices)
  }

  /// Goes on to the next state.
  func advance() {
    frontier.removeFirst()
    next += 1
  }
}
