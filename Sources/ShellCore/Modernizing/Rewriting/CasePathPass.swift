import SwiftReading

/// Writes case paths of operators as key paths.
enum CasePathPass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    guard !names.hasSlashOperator else { return [] }
    return source.words.indices.flatMap { index -> [Edit] in
      guard operators.contains(source.text(index)),
        let arguments = source.arguments(at: index + 1),
        let reducer = reducer(around: index, source)
      else { return [] }
      let slashed = arguments.filter { source.text($0.value.lowerBound) == "/" }
      let edits = slashed.compactMap { argument in
        edit(argument, source, reducer, isForEach: source.text(index) == "forEach")
      }
      // One kind of path for the whole call.
      return edits.count == slashed.count ? edits : []
    }
  }

  private static let operators: Set = ["Scope", "ifLet", "forEach", "ifCaseLet"]

  /// The innermost type with the macro around a word. Its enums have case key paths.
  private static func reducer(around index: Int, _ source: SwiftSource) -> Declaration? {
    let offset = source.words[index].range.lowerBound
    return source.declarations.last {
      $0.attribute(named: "Reducer") != nil && $0.bodyRange?.contains(offset) == true
    }
  }

  /// `/Action.child` as `\.child`, if the enum is that of the reducer.
  private static func edit(
    _ argument: SwiftSource.Argument, _ source: SwiftSource, _ reducer: Declaration,
    isForEach: Bool
  ) -> Edit? {
    let path = argument.value.dropFirst().map { source.text($0) }
    var parts = path
    if parts.count >= 5, parts[0] == reducer.name || parts[0] == "Self", parts[1] == "." {
      parts.removeFirst(2)
    }
    guard parts.count == 3, parts[1] == ".", ["State", "Action"].contains(parts[0]),
      let owner = reducer.allMembers.first(where: { $0.keyword == "enum" && $0.name == parts[0] }),
      let enumCase = owner.allCases.first(where: { $0.name == parts[2] }),
      enumCase.values.count == 1
    else { return nil }
    if isForEach {
      let type = enumCase.values[0].type
      guard ["StackAction", "IdentifiedAction"].contains(where: type.hasPrefix) else { return nil }
    }
    let start = source.words[argument.value.lowerBound].range.lowerBound
    let end = source.words[argument.value.upperBound - 1].range.upperBound
    return Edit(start..<end, "\\.\(parts[2])")
  }
}
