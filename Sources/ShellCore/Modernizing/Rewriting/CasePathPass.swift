/// Writes case paths of operators as key paths.
enum CasePathPass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    guard !names.hasSlashOperator else { return [] }
    return source.words.indices.flatMap { index -> [Edit] in
      guard operators.contains(source.text(index)),
        let arguments = source.arguments(at: index + 1),
        // The enums of the innermost type with the macro have case key paths.
        let reducer = source.declarations.last(where: {
          $0.attribute(named: "Reducer") != nil
            && $0.bodyRange?.contains(source.start(index)) == true
        })
      else { return [] }
      let slashed = arguments.filter { source.text($0.value.lowerBound) == "/" }
      let edits = slashed.compactMap { argument in
        edit(argument, source, reducer, isForEach: source.text(index) == "forEach")
      }
      // One kind of path for the whole call.
      return edits.count == slashed.count ? edits : []
    } + subscripts(source, names)
  }

  private static let operators: Set = [
    "Scope", "ifLet", "forEach", "ifCaseLet", "BindingReducer",
  ]

  /// `[id: id, case: /Path.State.detail]` as `[id: id, case: \.detail]`.
  private static func subscripts(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    source.words.indices.compactMap { index in
      guard source.text(index) == "/", source.has(["case", ":"], at: index - 2),
        let open = source.bracket(around: index), source.text(open) == "[",
        let end = source.partners[open], let (owner, name) = source.casePath(index..<end),
        owner.last == "State",
        let feature = names.features.named(
          owner.dropLast().joined(separator: "."), in: source.scopes(around: source.start(index))),
        feature.hasMacro, feature.hasCases
      else { return nil }
      return Edit(source.offsets(index...end - 1), "\\.\(name)")
    }
  }

  /// `/Action.child` as `\.child`, if the enum is that of the reducer.
  private static func edit(
    _ argument: SwiftSource.Argument, _ source: SwiftSource, _ reducer: Declaration,
    isForEach: Bool
  ) -> Edit? {
    guard let (owner, name) = source.casePath(argument.value), let kind = owner.last,
      ["State", "Action"].contains(kind), owner.count < 3,
      owner.count == 1 || owner[0] == reducer.name || owner[0] == "Self",
      let enumCase = reducer.type(kind, ["enum"])?.allCases.first(where: { $0.name == name }),
      enumCase.values.count == 1
    else { return nil }
    if isForEach {
      let type = enumCase.values[0].type
      guard ["StackAction", "IdentifiedAction"].contains(where: type.hasPrefix) else { return nil }
    }
    return Edit(source.offsets(argument.value), "\\.\(name)")
  }
}
