/// Writes the closures of `scope(state:action:)` as key paths.
struct ScopePass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    let pass = ScopePass(reading: StoreReading(source: source, names: names))
    return source.words.indices.flatMap { index -> [Edit] in
      guard source.text(index - 1) != ".", let store = pass.reading.expression(at: index),
        !store.scopes.isEmpty
      else { return [] }
      return pass.edits(of: store)
    }
  }

  private let reading: StoreReading
  private var source: SwiftSource { reading.source }
  private var names: ProjectNames { reading.names }

  /// The edits of the first call that has closures. Calls after it follow in the next round.
  private func edits(of store: StoreExpression) -> [Edit] {
    var feature = reading.base(of: store)
    for scope in store.scopes {
      guard let parent = feature, parent.hasMacro,
        let arguments = source.arguments(at: scope),
        arguments.map(\.label) == ["state", "action"]
      else { return [] }
      if let path = source.path(arguments[0].value), let action = source.path(arguments[1].value) {
        if scope == store.scopes.last, let edits = caseOfChild(scope, path, action, of: parent) {
          return edits
        }
        feature = names.features.child(of: parent, at: action)
        continue
      }
      guard let state = source.fieldPath(arguments[0].value),
        let action = actionPath(arguments[1].value, of: parent)
      else { return [] }
      return [edit(arguments[0].value, state), edit(arguments[1].value, action)]
    }
    return []
  }

  private func edit(_ words: Range<Int>, _ path: [String]) -> Edit {
    Edit(source.offsets(words), "\\.\(path.joined(separator: "."))")
  }

  // MARK: Closures

  /// `child` for `{ .child($0) }`, `Feature.Action.child`, and for the rows `{ .rows(.element(id: $0, action: $1)) }`.
  private func actionPath(_ words: Range<Int>, of feature: ProjectFeature) -> [String]? {
    if let path = source.path(words) { return path }
    if let found = reading.caseOfAction(words) {
      return found.feature == feature && feature.payload(of: found.name) != nil
        ? [found.name] : nil
    }
    guard let closure = source.closure(words), closure.captures == nil,
      let path = source.cases(around: closure), let first = path.first,
      let type = feature.payload(of: first)
    else { return nil }
    guard path.count < 3 else { return nil }
    switch path.dropFirst().first {
    case nil: return path
    case "element": return type.hasPrefix("IdentifiedAction") ? [first] : nil
    case "presented": return type.hasPrefix("PresentationAction") ? path : nil
    default: break
    }
    // The case of a child's actions is a path only if the child has the macro.
    guard let child = names.features.child(of: feature, at: [first]), child.hasMacro,
      !type.contains("<"), child.payload(of: path[1]) != nil
    else { return nil }
    return path
  }

  // MARK: Cases of children

  /// `.sheet(store: store.scope(state: \.$child, action: \.child), state: /Child.State.a, action: Child.Action.a)` with the case in the paths.
  private func caseOfChild(
    _ scope: Int, _ state: [String], _ action: [String], of feature: ProjectFeature
  ) -> [Edit]? {
    guard let parenthesis = source.parenthesis(around: scope),
      Presentations.names.contains(source.text(parenthesis - 1)),
      let arguments = source.arguments(at: parenthesis), arguments.count >= 3,
      arguments[0].label == "store", arguments[1].label == "state",
      arguments[2].label == "action", arguments[0].value.upperBound - 1 == source.partners[scope],
      state.count == 1, state[0].hasPrefix("$"), action.count == 1,
      let child = names.features.child(of: feature, at: action), child.hasMacro, child.hasCases,
      let name = caseName(arguments[2].value, of: child),
      let stateCase = source.casePath(arguments[1].value), stateCase.name == name,
      stateCase.owner.isEmpty || stateCase.owner.last == "State",
      let paths = source.arguments(at: scope)
    else { return nil }
    let end = source.end(arguments[0].value.upperBound - 1)
    let last = source.end(arguments[2].value.upperBound - 1)
    guard !source.hasComment(in: end..<last) else { return nil }
    return [
      edit(paths[0].value, state + [name]), edit(paths[1].value, action + [name]),
      Edit(end..<last, ""),
    ]
  }

  /// `a` for `Child.Action.a` and `{ .a($0) }`.
  private func caseName(_ words: Range<Int>, of feature: ProjectFeature) -> String? {
    let path = source.path(words) == nil ? actionPath(words, of: feature) : nil
    return path?.count == 1 ? path?.first : nil
  }
}
