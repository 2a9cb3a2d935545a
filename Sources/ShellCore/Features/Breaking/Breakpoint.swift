/// A condition at which the running feature stops after an action, as `break` sets it.
struct Breakpoint {
  private enum Rule {
    /// The action makes the condition true.
    case becomes(StateCondition)
    /// The action changes a field.
    case changes(StatePath, name: String)
  }

  /// As it is typed after `break`: `when amount > 3`, `on amount`.
  let text: String
  private let rule: Rule

  /// Reads a breakpoint, and checks its names and types against the state of a feature.
  ///
  /// - Parameter offset: Where it begins in the line, in characters.
  init(_ text: String, in line: String, at offset: Int, for state: Any) throws {
    self.text = text
    let kind = text.prefix { $0 != " " }
    let blanks = text.dropFirst(kind.count).prefix { $0 == " " }.count
    let place = offset + kind.count + blanks
    let rest = String(text.dropFirst(kind.count + blanks))
    switch kind {
    case "when":
      rule = .becomes(try StateCondition(rest, in: line, at: place, for: state))
    default:
      let path = try StatePath(rest, in: line, at: place)
      try Self.check(path, in: state)
      rule = .changes(path, name: rest)
    }
  }

  /// A child that does not exist now may exist later.
  private static func check(_ path: StatePath, in state: Any) throws {
    do { _ = try path.value(in: state) } catch let error as InputError {
      guard error.summary.hasSuffix("is nil") else { throw error }
    }
  }

  /// Whether an action is one to stop at. A shared value is read as it was then.
  func isHit(from before: Any, to after: Any) -> Bool {
    switch rule {
    case .becomes(let condition):
      return condition.holds(after) == true
        && SharedPerspective.reading(.before) { condition.holds(before) } != true
    case .changes(let path, _):
      let old = SharedPerspective.reading(.before) { try? path.value(in: before) }
      let new = try? path.value(in: after)
      guard let old, let new else { return (old == nil) != (new == nil) }
      return !ChangeText.areEqual(old, new)
    }
  }

  /// Whether the condition of `break when` holds in a state.
  func holds(in state: Any) -> Bool {
    if case .becomes(let condition) = rule { condition.holds(state) == true } else { false }
  }

  var field: String? {
    if case .changes(_, let name) = rule { name } else { nil }
  }
}

/// The breakpoints of a session. They are kept as text, because the types of a feature change when its file is loaded again.
@MainActor
struct Breakpoints {
  var texts: [String] = []
  /// Those that can be read for a type of state.
  private var read: (type: ObjectIdentifier, points: [Breakpoint])?

  init() {}

  var isEmpty: Bool { texts.isEmpty }

  mutating func add(_ point: Breakpoint) {
    guard !texts.contains(point.text) else { return }
    replace(with: texts + [point.text])
  }

  mutating func replace(with texts: [String]) {
    self.texts = texts
    read = nil
  }

  /// The breakpoints that apply to a state; the names of the others do not exist there.
  mutating func points(for state: Any) -> [Breakpoint] {
    let type = ObjectIdentifier(Swift.type(of: state))
    if let read, read.type == type { return read.points }
    let points = texts.compactMap { try? Breakpoint($0, in: $0, at: 0, for: state) }
    read = (type, points)
    return points
  }

  /// What to print after an action; `nil` if no breakpoint stops there.
  mutating func note(on reduced: ReducedAction) -> String? {
    guard !texts.isEmpty else { return nil }
    return reduced.shared.showing {
      let hits = points(for: reduced.before).filter {
        $0.isHit(from: reduced.before, to: reduced.after)
      }
      guard !hits.isEmpty else { return nil }
      let causes = hits.map { point in
        ChangedBy.text(of: point.field, in: reduced.steps)
      }
      return zip(hits, causes).map { point, cause in
        "stopped by `break \(point.text)` after action \(reduced.number)\(cause)"
      }.joined(separator: "\n")
    }
  }
}
