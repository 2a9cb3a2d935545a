/// Records the graph while it is searched.
struct GraphRecorder {
  private(set) var graph = StateGraph(states: [], edges: [])
  private var indices: [UInt64: Int] = [:]
  /// The keys of the states in the order of the search.
  private var nodes: [UInt64] = []

  mutating func start(_ state: String, _ key: UInt64) {
    nodes.append(key)
    _ = index(of: key, state, isQuiet: true)
  }

  @MainActor
  mutating func add<S: ExploredStore>(
    from node: Int, _ step: Machine<S>.Step, to key: UInt64, _ machine: Machine<S>, isNew: Bool
  ) {
    let state = machine.state
    let to = index(of: key, machine.feature.text(state), isQuiet: machine.isQuiet)
    if isNew { nodes.append(key) }
    let from = indices[nodes[node]]!
    let edge = StateGraph.Edge(from: from, label: Self.label(of: step, in: state), to: to)
    // A close button and a swipe send the same action.
    let isKnown = graph.edges.reversed().prefix { $0.from == from }.contains(edge)
    if !isKnown { graph.edges.append(edge) }
  }

  private mutating func index(of key: UInt64, _ state: String, isQuiet: Bool) -> Int {
    if let known = indices[key] { return known }
    indices[key] = graph.states.count
    graph.states.append(state + (isQuiet ? "" : " …"))
    return graph.states.count - 1
  }

  @MainActor
  private static func label<S: ExploredStore>(of step: Machine<S>.Step, in state: S.State) -> String
  {
    switch step {
    case .send(let action): SwiftText.of(action, in: state)
    case .sendAll(let actions):
      actions.map { SwiftText.of($0, in: state) }.joined(separator: ", ")
    case .write(let line, _): line
    case .wake(0): "advance"
    case .wake(let index): "effect \(index + 1) first"
    case .part(let index): index == 0 ? "effects continue" : "effect \(index + 1) first"
    }
  }
}
