// The ways to recognize a spelling.
extension SpellingFinder {
  /// The forms of the table by their names. Each is given the index of one of the words that may be the spelling, and the words after it in
  /// the table.
  static let forms: [String: @Sendable (SpellingFinder, Int, [String]) -> Bool] = [
    "type": { finder, index, _ in finder.isType(at: index) },
    "attribute": { finder, index, labels in
      finder.isAttribute(at: index)
        && (labels.isEmpty || labels.contains { finder.hasLabels([$0], of: index) })
    },
    "initializer": { $0.isType(at: $1) && $0.hasLabels($2, of: $1) },
    "method": { $0.isMember(at: $1, $2[0]) && $0.hasLabels($2, of: $1) },
    "call": { finder, index, _ in
      finder.isMember(at: index) && ["(", "{"].contains(finder.source.text(index + 1))
    },
    "member": { $0.isMember(at: $1) && $0.source.has($2, at: $1 + 1) },
    "effect": { finder, index, labels in
      labels.isEmpty
        ? finder.isEffectWithClosure(at: index)
        : finder.isEffect(at: index) && finder.hasLabels(labels, of: index)
    },
    "slash": { finder, index, _ in finder.isCasePath(at: index) },
    "closures": { finder, index, _ in finder.hasClosures(at: index) },
    // And not that of a sequence.
    "inout": { finder, index, _ in
      finder.source.has(["(", "into", ":", "&"], at: index + 1)
        && finder.source.text(index - 1) == "." && finder.hasLabels(["into", "action"], of: index)
    },
    "conformance": { finder, index, _ in finder.isReducerWithoutMacro(at: index) },
    "requirement": { finder, index, _ in finder.declaresReduce(at: index) },
    "generic": { finder, index, count in
      finder.isType(at: index) && finder.source.words[index + 1].isAdjacent
        && finder.source.typeArguments(at: index + 1)?.parts.count == Int(count[0])
    },
    "value": { finder, index, _ in finder.hasReducerValue(at: index) },
    "metatype": { finder, index, _ in finder.hasTypeAsID(at: index) },
    "row": { finder, index, _ in finder.isRowAction(at: index) },
    "enum": { finder, index, _ in finder.isEnumReducer(at: index) },
    "projected": { finder, index, _ in finder.bindsProjectedField(at: index) },
    "number": { finder, index, label in finder.hasNumber(label[0], at: index) },
    "choice": { finder, index, _ in finder.scopesCase(at: index) },
    "write": { finder, index, _ in SharedWrite(at: index, in: finder.source) != nil },
  ]

  /// Whether the labels of a call begin with some labels: `_` is an argument without a label, and a dot is the end of the arguments.
  private func hasLabels(_ labels: [String], of name: Int) -> Bool {
    let found = source.arguments(at: name + 1)?.map { $0.label ?? "_" }
    return found.map { ($0 + ["."]).starts(with: labels) } ?? false
  }

  /// Whether a slash begins a path such as `/Action.child`, and is neither a division nor an operator of the project.
  private func isCasePath(at index: Int) -> Bool {
    guard !names.hasSlashOperator, source.words[index].kind == .punctuation,
      source.isName(index + 1), source.words[index + 1].isAdjacent,
      source.text(index + 1).first?.isUppercase == true, source.text(index + 2) == "."
    else { return false }
    let previous = source.text(index - 1)
    return ["(", ",", ":", "=", "[", "{", "return", "in"].contains(previous)
  }

  /// Whether a call of `scope` has a closure, or the function of a case, in place of a path.
  private func hasClosures(at index: Int) -> Bool {
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

  private func isReducerWithoutMacro(at index: Int) -> Bool {
    let range = source.words[index].range
    guard source.isName(index + 1), !names.types.contains("Reducer"),
      let declaration = source.declarations.first(where: { $0.keywordRange == range }),
      declaration.attribute(named: "Reducer") == nil
    else { return false }
    return ["Reducer", "ComposableArchitecture.Reducer"]
      .contains(where: declaration.inherited.contains)
  }

  /// Whether a function is the requirement of a reducer, and not one that only has its name.
  private func declaresReduce(at index: Int) -> Bool {
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

  /// Whether a store is created with the value of a reducer in place of a closure.
  func hasReducerValue(at index: Int) -> Bool {
    guard isType(at: index), let arguments = source.arguments(at: index + 1),
      arguments.first?.label == "initialState",
      let reducer = arguments.first(where: { $0.label == "reducer" })
    else { return false }
    let first = source.text(reducer.value.lowerBound)
    // A value such as `Feature()`; a name without parentheses may be that of a closure.
    return first.first?.isUppercase == true && source.text(reducer.value.upperBound - 1) == ")"
  }

  private func hasTypeAsID(at index: Int) -> Bool {
    guard source.text(index - 1) == ".", let arguments = source.arguments(at: index + 1),
      let id = arguments.first, id.label == "id", id.value.count >= 3
    else { return false }
    return source.has([".", "self"], at: id.value.upperBound - 2)
      && source.text(id.value.lowerBound).first?.isUppercase == true
  }

  /// Whether a case is `row(id: Row.State.ID, action: Row.Action)`.
  private func isRowAction(at index: Int) -> Bool {
    guard source.isName(index + 1), let arguments = source.arguments(at: index + 2),
      arguments.map(\.label) == ["id", "action"]
    else { return false }
    let action = arguments[1].value
    return action.count >= 3 && source.text(action.upperBound - 1) == "Action"
      && source.text(action.upperBound - 2) == "."
      // In a pattern, a dot precedes the name.
      && source.text(action.lowerBound).first?.isUppercase == true
  }

  private func isEnumReducer(at index: Int) -> Bool {
    guard source.text(index - 1) == "@", !names.types.contains("Reducer") else { return false }
    let at = source.start(index - 1)
    return source.declarations.contains { declaration in
      declaration.keyword == "enum"
        && declaration.attributes.contains { $0.range.lowerBound == at }
    }
  }

  /// Whether a view store, and not an action, has `.binding(\.$field)`.
  private func bindsProjectedField(at index: Int) -> Bool {
    isMember(at: index) && source.has(["(", "\\", "."], at: index + 1)
      && source.text(index + 4).hasPrefix("$")
      && source.text(index - 2).first?.isLowercase == true
      && !["case", "return", "send"].contains(source.text(index - 2))
  }

  /// Whether an argument is a number, or calculated with one, in place of a duration.
  private func hasNumber(_ label: String, at index: Int) -> Bool {
    guard isMember(at: index), let arguments = source.arguments(at: index + 1),
      let value = arguments.first(where: { $0.label == label })?.value
    else { return false }
    return source.text(value.lowerBound).first?.isNumber == true
      || value.contains { source.text($0).hasPrefix("NSEC_PER_") }
  }

  /// Whether the state in whose reducer a `Scope` is has cases, so that its path leads to one of them.
  private func scopesCase(at index: Int) -> Bool {
    guard isType(at: index), source.has(["(", "state", ":", "\\", "."], at: index + 1) else {
      return false
    }
    let reducer = source.declarations.last {
      $0.isReducer && $0.bodyRange?.contains(source.start(index)) == true
    }
    return reducer?.type("State", ["enum"]) != nil
  }
}
