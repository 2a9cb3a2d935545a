import ComposableArchitecture

/// Records the graph while it is searched.
struct GraphRecorder {
  private(set) var graph = StateGraph(states: [], edges: [])
  private var indices: [UInt64: Int] = [:]
  /// The keys of the states in the order of the search.
  private var nodes: [UInt64] = []

  mutating func start(_ state: Any, _ key: UInt64) {
    nodes.append(key)
    _ = index(of: key, state, isQuiet: true)
  }

  @MainActor
  mutating func add<R: Reducer>(
    from node: Int, _ step: Machine<R>.Step, to key: UInt64, _ machine: Machine<R>, isNew: Bool
  ) {
    let state = machine.state
    let to = index(of: key, state, isQuiet: machine.isQuiet)
    if isNew { nodes.append(key) }
    let from = indices[nodes[node]]!
    let edge = StateGraph.Edge(from: from, label: Self.label(of: step, in: state), to: to)
    // A close button and a swipe send the same action.
    let isKnown = graph.edges.reversed().prefix { $0.from == from }.contains(edge)
    if !isKnown { graph.edges.append(edge) }
  }

  private mutating func index(of key: UInt64, _ state: Any, isQuiet: Bool) -> Int {
    if let known = indices[key] { return known }
    indices[key] = graph.states.count
    graph.states.append(Self.text(of: state) + (isQuiet ? "" : " …"))
    return graph.states.count - 1
  }

  @MainActor
  private static func label<R: Reducer>(of step: Machine<R>.Step, in state: R.State) -> String {
    switch step {
    case .send(let action): SwiftText.of(action, in: state)
    case .sendAll(let actions):
      actions.map { SwiftText.of($0, in: state) }.joined(separator: ", ")
    case .wake(0): "advance"
    case .wake(let index): "effect \(index + 1) first"
    case .part(let index): index == 0 ? "effects continue" : "effect \(index + 1) first"
    }
  }

  /// A state without the name of its type: `amount: 0`.
  static func text(of state: Any) -> String {
    let text = SwiftText.of(state)
    let name = TypeName.full(type(of: state)) + "("
    return text.hasPrefix(name) ? String(text.dropFirst(name.count).dropLast()) : text
  }
}
