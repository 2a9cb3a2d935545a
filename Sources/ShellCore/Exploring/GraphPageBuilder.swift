/// Prepares a graph for a page: the shortest way to each state, and by each action.
///
/// In a folded graph, several states are shown as one, and a way through it need not exist. So each way is one of the whole graph: to
/// the first of the states, and by the first of the actions.
struct GraphPageBuilder {
  private struct Move: Hashable {
    let from: Int
    let label: String
    let to: Int
  }

  private let graph: StateGraph
  private let fields: [GraphState]
  /// The fields of the shown states.
  private var shown: [GraphState] = []
  private var groups: [Int] = []
  private var firsts: [Int] = []
  /// The edge that first leads to each state; `nil` for the first one.
  private var parents: [StateGraph.Edge?]
  /// The edges whose states are shown as different ones, by the shown states, and the first edge of each.
  private var moves: [(move: Move, edge: StateGraph.Edge)] = []
  private var numbers: [Move: Int] = [:]
  private var stays: [Int: Set<String>] = [:]
  private let fold: ((StateGraph) -> StateGraph)?

  /// - Parameter fold: Folds a graph by case or by a field; `nil` shows every state.
  init(_ graph: StateGraph, fold: ((StateGraph) -> StateGraph)?) {
    self.graph = graph
    self.fold = fold
    fields = graph.states.map(GraphState.init)
    parents = Array(repeating: nil, count: graph.states.count)
    let order = walk()
    group()
    var found: [Move: StateGraph.Edge] = [:]
    for edge in order {
      let move = move(of: edge)
      if move.from == move.to {
        stays[move.from, default: []].insert(move.label)
      } else if found[move] == nil {
        found[move] = edge
        moves.append((move, edge))
      }
    }
    // The page lists the actions of each state together.
    moves.sort { $0.move.from < $1.move.from }
    for (number, entry) in moves.enumerated() { numbers[entry.move] = number }
  }

  /// Walks breadth first, and notes the first edge to each state.
  ///
  /// - Returns: The edges in the order of the walk.
  private mutating func walk() -> [StateGraph.Edge] {
    let next = Dictionary(grouping: graph.edges, by: \.from)
    var order: [StateGraph.Edge] = []
    var queue = [0], position = 0, seen: Set<Int> = [0]
    while position < queue.count {
      for edge in next[queue[position]] ?? [] {
        order.append(edge)
        guard seen.insert(edge.to).inserted else { continue }
        parents[edge.to] = edge
        queue.append(edge.to)
      }
      position += 1
    }
    return order
  }

  private mutating func group() {
    guard let fold else {
      (groups, firsts, shown) = (Array(graph.states.indices), Array(graph.states.indices), fields)
      return
    }
    var known: [String: Int] = [:]
    for (index, state) in graph.states.enumerated() {
      // The folded graph of one state says what the state is called.
      let text = fold(StateGraph(states: [state], edges: [])).states[0]
      if known[text] == nil {
        known[text] = shown.count
        shown.append(GraphState(text))
        firsts.append(index)
      }
      groups.append(known[text]!)
    }
  }

  private func move(of edge: StateGraph.Edge) -> Move {
    guard let fold else { return Move(from: edge.from, label: edge.label, to: edge.to) }
    let step = StateGraph.Edge(from: 0, label: edge.label, to: 0)
    let label = fold(StateGraph(states: [graph.states[edge.from]], edges: [step])).edges[0].label
    return Move(from: groups[edge.from], label: label, to: groups[edge.to])
  }

  private func way(to state: Int) -> [StateGraph.Edge] {
    var way: [StateGraph.Edge] = [], state = state
    while let edge = parents[state] {
      way.append(edge)
      state = edge.from
    }
    return way.reversed()
  }

  private func steps(_ way: [StateGraph.Edge]) -> [GraphPage.Step] {
    way.map { edge in
      let move = move(of: edge)
      return GraphPage.Step(
        label: edge.label, change: fields[edge.to].change(from: fields[edge.from]),
        state: move.to, action: numbers[move])
    }
  }

  var states: [GraphPage.State] {
    let varying = GraphState.varying(in: shown)
    let actions = Dictionary(grouping: moves, by: \.move.from)
    return shown.indices.map { index in
      GraphPage.State(
        fields: shown[index].texts, shownFields: shown[index].texts(of: varying),
        way: steps(way(to: firsts[index])),
        actions: (actions[index] ?? []).map { move, edge in
          GraphPage.Action(
            label: move.label, state: move.to, way: steps(way(to: edge.from) + [edge]))
        },
        stays: (stays[index] ?? []).subtracting((actions[index] ?? []).map(\.move.label)).sorted())
    }
  }
}
