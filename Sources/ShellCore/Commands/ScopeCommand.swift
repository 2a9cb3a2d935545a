enum ScopeCommand {
  static let command = Command(
    name: "scope", aliases: ["cd"], summary: "Enter a child feature",
    details: """
      The child is a property of the state or, if the state is an enum, a case. If
      the property is computed, the child has the name of its action's case.
        scope amountControl
        scope todos[2]       the row with the ID 2
        scope todos[#0]      the first row
        scope profile.name   two levels at once
      `up` or `scope ..` leaves the child, and `root` or `scope /` returns to
      the root.
      """,
    meaning: .changesScope,
    arguments: .text("CHILD", files: [], completion: .child),
    needs: \.features
  ) { child, feature in
    switch child.text {
    case "": throw child.missing("`scope` needs a child", hint: feature.childrenHint)
    case "..": try feature.leaveScope()
    case "/":
      _ = try feature.require()
      feature.move(to: ScopePath())
    default: return try feature.enter(child)
    }
    return Output()
  }
}

extension SessionFeatures {
  /// The children of the current scope, for an error.
  fileprivate var childrenHint: String {
    let names = (running?.reachableChildren ?? []).map(\.name)
    return names.isEmpty ? "\(prompt) has no children" : "expected \(alternatives(names))"
  }

  fileprivate func enter(_ child: CommandArgument) throws -> Output {
    let loaded = try requireCode()
    let path = try StatePath(child.text, in: child.line, at: child.offset)
    var scope = loaded.scope
    var warnings: [String] = []
    for component in try path.childComponents {
      let step = try self.step(component, in: scope, of: loaded, path)
      scope.steps.append(step)
      if !step.child.isWired, !step.child.isEphemeral, !loaded.runs(step) {
        warnings.append(unwired(step))
      }
    }
    guard let state = scope.state(in: loaded.store.state) else {
      throw InputError(.notThere, "\(loaded.feature.name)\(scope.text) does not exist now")
    }
    move(to: scope)
    return Output(text: (warnings + [LongText.cut(ChangeText.dump(state))]).joined(separator: "\n"))
  }

  private func unwired(_ step: ScopeStep) -> String {
    """
    warning: no operator of the parent runs `\(step.child.name)`: unless its reducer calls it directly, \
    actions change nothing here
    """
  }

  private func step(
    _ component: StatePath.ChildComponent, in scope: ScopePath, of loaded: RunningFeature,
    _ path: StatePath
  ) throws -> ScopeStep {
    let (state, action) = scope.types ?? (loaded.store.stateType, loaded.store.actionType)
    let place = try place(component, of: state, action, loaded.children, path)
    guard let parent = scope.state(in: loaded.store.state) else {
      throw InputError(.notThere, "\(loaded.feature.name)\(scope.text) does not exist now")
    }
    let row = try path.row(component, of: place, in: parent)
    let step = ScopeStep(child: place, row: row)
    guard step.state(in: parent) != nil else {
      throw path.error(
        .notThere, "`\(step.text)` does not exist now", at: component.range,
        hint: step.absence(in: parent))
    }
    return step
  }

  private func place(
    _ component: StatePath.ChildComponent, of state: Any.Type, _ action: Any.Type,
    _ finder: ChildFinder, _ path: StatePath
  ) throws -> ChildScope {
    let children = finder.children(of: state, action)
    switch children.first(where: { $0.name == component.name })?.finding {
    case .child(let place): return place
    case .ambiguous(let cases):
      throw path.error(
        .ambiguous, "`\(component.name)` could receive its actions from more than one case",
        at: component.range, hint: "found \(cases.map { "." + $0 }.joined(separator: " and "))")
    case nil:
      let names = children.map(\.name)
      throw path.error(
        .unknownField, noChild(component.name, in: state), at: component.range,
        hint: names.isEmpty ? "there are no children here" : "expected \(alternatives(names))",
        suggestion: NearestName.to(component.name, in: names))
    }
  }

  private func noChild(_ name: String, in state: Any.Type) -> String {
    let isField = Stored.names(in: state).contains(name)
    return isField
      ? "`\(name)` is not a child: no case of the action carries its actions"
      : "\(TypeName.of(state)) has no child `\(name)`"
  }
}

extension RunningFeature {
  /// Whether a feature of 2.0 runs the child now: the parts of a child are known once it is there.
  @MainActor
  fileprivate func runs(_ step: ScopeStep) -> Bool {
    guard store is any SecondVersionStore else { return false }
    return ChildFinder(outline: store.outline)
      .places(of: step.child.parentState, step.child.parentAction)
      .contains { $0.name == step.child.name && $0.isWired }
  }
}
