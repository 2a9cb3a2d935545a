// Spellings that more than a name identifies.
extension SpellingFinder {
  /// Whether a slash begins a path such as `/Action.child`, and is neither a division nor an operator of the project.
  func isCasePath(at index: Int) -> Bool {
    guard !names.hasSlashOperator, source.words[index].kind == .punctuation,
      source.isName(index + 1), source.words[index + 1].isAdjacent,
      source.text(index + 1).first?.isUppercase == true, source.text(index + 2) == "."
    else { return false }
    let previous = source.text(index - 1)
    return ["(", ",", ":", "=", "[", "{", "return", "in"].contains(previous)
  }

  /// Whether a call of `scope` has a closure, or the function of a case, in place of a path.
  func hasClosures(at index: Int) -> Bool {
    guard source.text(index - 1) == ".", let arguments = source.arguments(at: index + 1),
      arguments.contains(where: { $0.label == "action" }),
      arguments.contains(where: { $0.label == "state" || $0.label == nil })
    else { return false }
    return arguments.contains { argument in
      let first = source.text(argument.value.lowerBound)
      // The function of a case, such as `Action.child`.
      let isCase =
        first.first?.isUppercase == true
        && source.text(argument.value.lowerBound + 1) == "."
      return ["state", "action"].contains(argument.label) && first == "{"
        || argument.label == "action" && isCase
    }
  }

  /// Whether a call is `reduce(into: &state, action: action)`, and not that of a sequence.
  func callsReducer(at index: Int) -> Bool {
    guard source.text(index - 1) == ".", source.has(["(", "into", ":", "&"], at: index + 1) else {
      return false
    }
    return source.arguments(at: index + 1)?.contains { $0.label == "action" } ?? false
  }

  func isReducerWithoutMacro(at index: Int) -> Bool {
    let range = source.words[index].range
    guard source.isName(index + 1), !names.types.contains("Reducer"),
      let declaration = source.declarations.first(where: { $0.keywordRange == range }),
      declaration.attribute(named: "Reducer") == nil
    else { return false }
    return ["Reducer", "ComposableArchitecture.Reducer"]
      .contains(where: declaration.inherited.contains)
  }

  /// Whether a function is the requirement of a reducer, and not one that only has its name.
  func declaresReduce(at index: Int) -> Bool {
    guard source.text(index - 1) == "func", source.has(["(", "into"], at: index + 1),
      let end = source.partners[index + 1],
      (index + 1..<end).contains(where: { source.text($0) == "inout" }),
      let parameters = source.arguments(at: index + 1), parameters.count == 2,
      // Its label, or its label and its name.
      parameters[1].label == "action"
        || source.text(parameters[1].value.lowerBound) == "action",
      source.text(end + 1) == "->"
    else { return false }
    let result = source.text(end + 2)
    return ["Effect", "EffectTask", "EffectOf", "EffectPublisher"].contains(result)
      && !names.types.contains(result)
  }

  /// Whether a name has three generic arguments.
  func hasEnvironment(at index: Int) -> Bool {
    isType("Reducer", at: index) && source.typeArguments(at: index + 1)?.parts.count == 3
      && source.words[index + 1].isAdjacent
  }

  /// Whether a store is created with the value of a reducer in place of a closure.
  func hasReducerValue(at index: Int) -> Bool {
    guard isType(source.text(index), at: index), let arguments = source.arguments(at: index + 1),
      arguments.first?.label == "initialState",
      let reducer = arguments.first(where: { $0.label == "reducer" })
    else { return false }
    let first = source.text(reducer.value.lowerBound)
    // A value such as `Feature()`; a name without parentheses may be that of a closure.
    return first.first?.isUppercase == true && source.text(reducer.value.upperBound - 1) == ")"
  }

  func hasTypeAsID(at index: Int) -> Bool {
    guard source.text(index - 1) == ".", let arguments = source.arguments(at: index + 1),
      let id = arguments.first, id.label == "id", id.value.count >= 3
    else { return false }
    return source.has([".", "self"], at: id.value.upperBound - 2)
      && source.text(id.value.lowerBound).first?.isUppercase == true
  }

  /// Whether a case is `row(id: Row.State.ID, action: Row.Action)`.
  func isRowAction(at index: Int) -> Bool {
    guard source.isName(index + 1), let arguments = source.arguments(at: index + 2),
      arguments.map(\.label) == ["id", "action"]
    else { return false }
    let action = arguments[1].value
    return action.count >= 3 && source.text(action.upperBound - 1) == "Action"
      && source.text(action.upperBound - 2) == "."
      // In a pattern, a dot precedes the name.
      && source.text(action.lowerBound).first?.isUppercase == true
  }

  func isEnumReducer(at index: Int) -> Bool {
    guard source.text(index - 1) == "@", !names.types.contains("Reducer") else { return false }
    let at = source.start(index - 1)
    return source.declarations.contains { declaration in
      declaration.keyword == "enum"
        && declaration.attributes.contains { $0.range.lowerBound == at }
    }
  }
}
