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
        let end = source.partners[open]
      else { return nil }
      let words = index + 1..<end
      let parts = words.map { source.text($0) }
      guard parts.count >= 5, parts[parts.count - 3] == "State",
        source.areNames(words),
        let feature = names.features.named(
          parts.dropLast(4).joined(), in: source.scopes(around: source.start(index))),
        feature.hasMacro, feature.hasCases
      else { return nil }
      return Edit(source.offsets(index...end - 1), "\\.\(parts[parts.count - 1])")
    }
  }

  /// `/Action.child` as `\.child`, if the enum is that of the reducer.
  private static func edit(
    _ argument: SwiftSource.Argument, _ source: SwiftSource, _ reducer: Declaration,
    isForEach: Bool
  ) -> Edit? {
    var parts = argument.value.dropFirst().map { source.text($0) }
    if parts.count >= 5, parts[0] == reducer.name || parts[0] == "Self", parts[1] == "." {
      parts.removeFirst(2)
    }
    guard parts.count == 3, parts[1] == ".", ["State", "Action"].contains(parts[0]),
      let owner = reducer.type(parts[0], ["enum"]),
      let enumCase = owner.allCases.first(where: { $0.name == parts[2] }),
      enumCase.values.count == 1
    else { return nil }
    if isForEach {
      let type = enumCase.values[0].type
      guard ["StackAction", "IdentifiedAction"].contains(where: type.hasPrefix) else { return nil }
    }
    return Edit(source.offsets(argument.value), "\\.\(parts[2])")
  }
}
