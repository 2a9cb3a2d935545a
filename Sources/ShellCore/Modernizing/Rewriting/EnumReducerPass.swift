/// Turns a reducer that only chooses between those of the cases of its state into an enum of reducers.
///
/// Its body contains a `Scope` for each case, and nothing else.
struct EnumReducerPass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    source.declarations.flatMap { EnumReducerPass($0, source, names)?.edits ?? [] }
  }

  private let declaration: Declaration
  private let source: SwiftSource
  private let fullName: String
  /// The cases, and the reducers of their children.
  private var children: [(name: String, reducer: String)] = []
  /// What the enums conform to: `State: Equatable`.
  private var conformances: [String] = []
  /// The words of the calls that create the reducer.
  private var uses: [Int] = []

  /// `nil` if something in the reducer, or a call that creates it, is not understood.
  private init?(_ declaration: Declaration, _ source: SwiftSource, _ names: ProjectNames) {
    (self.declaration, self.source) = (declaration, source)
    fullName = source.fullName(of: declaration)
    guard declaration.keyword == "struct", declaration.inherited.isEmpty,
      declaration.genericParameters == nil, declaration.allMembers.count == 3,
      declaration.attribute(named: "Reducer")?.arguments == nil,
      declaration.attributes.map(\.name) == ["Reducer"],
      !declaration.isPrivate, let range = declaration.bodyRange, !source.hasComment(in: range),
      let state = cases(of: "State"), let action = cases(of: "Action"),
      state.count == action.count, let reducers = scopes(), reducers.count == state.count
    else { return nil }
    for (name, type) in state {
      guard let child = reducers[name], type == "\(child).State",
        action.contains(where: { $0.name == name && $0.type == "\(child).Action" })
      else { return nil }
      children.append((name, child))
    }
    for index in source.words.indices where source.text(index) == declaration.name {
      guard source.text(index + 1) == "(", isMeant(at: index, names) else { continue }
      guard source.has(["(", ")", "}"], at: index + 1), !range.contains(source.start(index))
      else { return nil }
      uses.append(index)
    }
  }

  /// The cases of the state or of the actions, with the types of their only values.
  private mutating func cases(of name: String) -> [(name: String, type: String)]? {
    let known: Set = ["Equatable", "Hashable", "Sendable"]
    guard let owner = declaration.type(name, ["enum"]), owner.genericParameters == nil,
      known.isSuperset(of: owner.inherited),
      owner.attributes.allSatisfy({ ["ObservableState", "CasePathable"].contains($0.name) }),
      owner.allMembers.allSatisfy({ $0.keyword == "case" }), !owner.allCases.isEmpty,
      owner.allCases.allSatisfy({ $0.values.count == 1 && $0.values[0].label == nil })
    else { return nil }
    conformances += owner.inherited.map { "\(name): \($0)" }
    return owner.allCases.map { ($0.name, $0.values[0].type) }
  }

  /// The reducers of the scopes in the body by their cases.
  private func scopes() -> [String: String]? {
    guard let body = declaration.allMembers.first(where: { $0.bindings.first?.name == "body" }),
      let open = body.bindings[0].accessorRange.flatMap({ source.word(at: $0.lowerBound) }),
      let closure = source.closure(at: open), closure.parameters.isEmpty
    else { return nil }
    var reducers: [String: String] = [:]
    for statement in source.statements(in: closure.body) {
      guard source.text(statement.lowerBound) == "Scope",
        let arguments = source.arguments(at: statement.lowerBound + 1),
        arguments.map(\.label) == ["state", "action"],
        let name = caseName(arguments[0].value, of: "State"),
        name == caseName(arguments[1].value, of: "Action"), reducers[name] == nil,
        let brace = source.closure(after: statement.lowerBound),
        let child = source.closure(at: brace), child.close == statement.upperBound - 1,
        child.body.count >= 3, source.has(["(", ")"], at: child.body.upperBound - 2),
        source.areNames(child.body.dropLast(2))
      else { return nil }
      reducers[name] = source.source(child.body.lowerBound..<child.body.upperBound - 2)
    }
    return reducers
  }

  /// `add` for `\.add`, `/State.add`, and `/Destination.State.add`.
  private func caseName(_ words: Range<Int>, of type: String) -> String? {
    guard let (owner, name) = source.casePath(words) else { return nil }
    let owners = [[], ["Cases"], [type], [declaration.name, type], ["Self", type]]
    return owners.contains(owner) ? name : nil
  }

  /// Whether a name means this reducer.
  private func isMeant(at index: Int, _ names: ProjectNames) -> Bool {
    var first = index
    while source.text(first - 1) == ".", source.isName(first - 2) { first -= 2 }
    guard source.text(first - 1) != "." else { return false }
    let name = source.source(first..<index + 1)
    let scopes = source.scopes(around: source.start(index))
    return names.features.named(name, in: scopes)?.name == fullName
  }

  private var edits: [Edit] {
    guard let range = declaration.bodyRange,
      let outermost = source.declarations.first(where: { $0.range.contains(range.lowerBound) })
    else { return [] }
    let indentation = source.indentation(of: declaration.range.lowerBound)
    let cases = children.map { "\n\(indentation)\(source.unit)case \($0.name)(\($0.reducer))" }
    let end = outermost.range.upperBound
    let isFollowed = source.words.contains { $0.range.lowerBound == end + 1 }
    let extensions = conformances.map { "\n\nextension \(fullName).\($0) {}" }.joined()
    return [
      Edit(declaration.keywordRange, "enum"),
      Edit(range.lowerBound + 1..<range.upperBound - 1, cases.joined() + "\n\(indentation)"),
      .inserting(extensions + (isFollowed && !conformances.isEmpty ? "\n" : ""), at: end),
    ] + uses.map { Edit(source.offsets($0 + 1...$0 + 2), ".body") }
  }
}
