/// The states of a feature and the steps between them, as far as they were explored.
public struct StateGraph: Equatable, Sendable {
  public struct Edge: Hashable, Sendable {
    /// The index of the state before the step.
    public let from: Int
    /// The action, as it is written: `.plusButtonTapped`.
    public let label: String
    /// The index of the state after the step.
    public let to: Int

    public init(from: Int, label: String, to: Int) {
      (self.from, self.label, self.to) = (from, label, to)
    }
  }

  /// The texts of the states. The first one is the initial state.
  public var states: [String]
  /// The steps in the order in which they were taken.
  public var edges: [Edge]

  public init(states: [String], edges: [Edge]) { (self.states, self.edges) = (states, edges) }

  /// The same graph without the steps that change nothing.
  public var withoutLoops: StateGraph {
    StateGraph(states: states, edges: edges.filter { $0.from != $0.to })
  }

  /// The labels of the steps that change nothing in any state where they are possible.
  public var labelsWithoutEffect: [String] {
    let effective = Set(edges.filter { $0.from != $0.to }.map(\.label))
    return Set(edges.map(\.label)).subtracting(effective).sorted()
  }

  /// The graph whose states are those that have the same text, and whose labels are shortened in the same way.
  ///
  /// - Parameters:
  ///   - state: The text that a group of states has.
  ///   - label: The label that a group of steps has.
  public func folded(
    state: (String) -> String = { $0 }, label: (String) -> String = { $0 }
  ) -> StateGraph {
    var indices: [String: Int] = [:]
    var texts: [String] = []
    let groups = states.map { text in
      let text = state(text)
      if let known = indices[text] { return known }
      indices[text] = texts.count
      texts.append(text)
      return texts.count - 1
    }
    var seen: Set<Edge> = []
    let edges = edges.map {
      Edge(from: groups[$0.from], label: label($0.label), to: groups[$0.to])
    }.filter { seen.insert($0).inserted }
    return StateGraph(states: texts, edges: edges)
  }

  /// The graph folded by the cases of the states and of the actions: values in parentheses are left out.
  public var foldedByCase: StateGraph {
    folded(state: Self.withoutValues, label: Self.withoutValues)
  }

  /// The graph folded by one field of the states: `amount`.
  public func folded(byField field: String) -> StateGraph {
    folded { Self.value(of: field, in: $0).map { "\(field): \($0)" } ?? $0 }
  }

  /// `.answered("a")` without its values: `.answered`.
  static func withoutValues(_ text: String) -> String {
    var depth = 0
    return String(
      text.filter { character in
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        return depth == 0 && !")]".contains(character)
      })
  }

  /// The value of a field on the first level of `amount: 0, name: "a"`.
  static func value(of field: String, in text: String) -> String? {
    parts(of: text).lazy.compactMap { part in
      part.hasPrefix(field + ": ") ? String(part.dropFirst(field.count + 2)) : nil
    }.first
  }

  /// The parts of a list, which are separated by commas outside of parentheses and texts.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    var isText = false
    for character in text {
      if character == "\"" { isText.toggle() }
      if !isText, "([".contains(character) { depth += 1 }
      if !isText, ")]".contains(character) { depth -= 1 }
      if character == ",", depth == 0, !isText {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { String($0.drop { $0 == " " }) }
  }
}
