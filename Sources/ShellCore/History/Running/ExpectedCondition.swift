import ActionSyntax
import ComposableArchitecture

/// A question about the state after the next action, which says nothing about other fields: `todos.count = 1`, `not isLoading`.
struct ExpectedCondition {
  private let condition: StateCondition
  /// The paths that it names, as they were written.
  private let paths: [(text: Substring, path: StatePath)]

  /// The conditions in the text of an expectation, if one of its parts asks what new values alone cannot say: for a comparison, `or`, `not`,
  /// a case with any value, or a property such as `count`.
  ///
  /// - Returns: Nothing if each part is a new value.
  /// - Throws: ``InputError`` for a wrong name or type in a condition.
  static func all(in text: Substring, of line: String, for state: Any) throws -> [Self] {
    let parts = text.parts(separatedBy: [",", ";"])
    let trees = parts.map { part in
      var reader = ConditionReader(part, in: line)
      return try? reader.condition()
    }
    guard trees.contains(where: { $0?.asksMoreThanNewValues(of: state, in: line) == true })
    else { return [] }
    return try zip(parts, trees).map { part, tree in
      let offset = line.distance(from: line.startIndex, to: part.startIndex)
      return Self(
        condition: try StateCondition(String(part), in: line, at: offset, for: state),
        paths: (tree?.paths ?? []).compactMap { text in
          text.statePath(in: line).map { (text, $0) }
        })
    }
  }

  /// Why the condition does not hold; `nil` if it does.
  func failure(_ state: Any) -> String? {
    if condition.holds(state) == true { return nil }
    let values = paths.compactMap { text, path in
      (try? path.value(in: state)).map { "\(text) = \(ChangeText.short($0))" }
    }
    return "The state does not fulfill `\(condition.text)`"
      + (values.isEmpty ? "" : ": \(values.joined(separator: ", "))")
  }
}

extension ConditionTree {
  fileprivate var paths: [Substring] {
    switch self {
    case .all(let trees), .any(let trees): trees.flatMap(\.paths)
    case .not(let tree): tree.paths
    case .comparison(let path, _, _), .isTrue(let path): [path]
    case .isCase: []
    }
  }

  fileprivate func asksMoreThanNewValues(of state: Any, in line: String) -> Bool {
    switch self {
    case .all(let trees): trees.contains { $0.asksMoreThanNewValues(of: state, in: line) }
    case .any, .not: true
    // A type before a state, such as `Account.State.offline`, is a value.
    case .isTrue(let path): path.first?.isUppercase != true
    case .isCase(let text): text.hasSuffix("(_)")
    case .comparison(let path, .same, let value), .comparison(let path, .equal, let value):
      value.hasSuffix("(_)") || path.isDerived(from: state, in: line)
    case .comparison: true
    }
  }
}

extension Substring {
  fileprivate func statePath(in line: String) -> StatePath? {
    try? StatePath(String(self), in: line, at: line.distance(from: line.startIndex, to: startIndex))
  }

  /// Whether a path leads to something that can be read and not written, such as the count of a collection.
  fileprivate func isDerived(from state: Any, in line: String) -> Bool {
    guard let path = statePath(in: line), (try? path.value(in: state)) != nil else { return false }
    struct IsStored: Error {}
    do {
      _ = try path.replacing(in: state) { _ in throw IsStored() }
      return false
    } catch {
      return !(error is IsStored)
    }
  }
}
