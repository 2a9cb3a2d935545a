enum StateCommand {
  static let command = Command(
    name: "state", summary: "Show the state, or a part of it",
    details: """
      A path consists of fields, cases, IDs, and positions.
        state amountControl.amount
        state todos[2].title
        state todos[#0]
      `--json` writes the same as JSON; docs/Formats.md describes it.
        state --json
        state --json todos
      """,
    meaning: .inspects(.feature, reads: []),
    isForBeginners: true, arguments: .text("[--json] [PATH]", files: [], completion: .statePath),
    needs: \.scopedState, \.features
  ) { path, state, feature in
    if let words = path.wordsAfterJSON {
      let part = try words.first.map { word in
        try StatePath(word.text, in: word.line, at: word.offset).value(in: state)
      }
      return .value(
        SessionJSON.state(part ?? state, at: words.first?.text, prompt: feature.prompt))
    }
    guard !path.isEmpty else { return .value(LongText.cut(ChangeText.dump(state))) }
    try refuseAssignment(path)
    if let imported = state as? ImportedState {
      return .value(LongText.cut(try imported.part(at: path)))
    }
    let value = try StatePath(path.text, in: path.line, at: path.offset).value(in: state)
    return .value(LongText.cut(ChangeText.dump(value)))
  }

  /// Throws if somebody tries to change the state.
  private static func refuseAssignment(_ argument: CommandArgument) throws {
    guard let equals = argument.text.range(of: " = ") else { return }
    let path = argument.text[..<equals.lowerBound]
    let advice = "an action changes the state, `expect \(argument.text)` predicts a change"
    throw InputError(
      .superfluous, "`state` only shows the state", in: argument.line,
      at: argument.offset + path.count + 1, hint: "expected the end of the line; \(advice)")
  }
}

extension CommandArgument {
  /// The words after `--json`; `nil` if the argument does not begin with it.
  var wordsAfterJSON: [CommandArgument]? {
    guard let first = input.words.first, first.text == "--json" else { return nil }
    return Array(input.words.dropFirst())
  }
}

extension ImportedState {
  fileprivate func part(at path: CommandArgument) throws -> String {
    let state = log.history.state(after: number)
    if let part = state.part(at: ValuePath(path.text)) { return part.description }
    throw path.error(
      .notThere, "the log shows no `\(abbreviated(path.text))` in this state",
      hint: "`state` shows the whole state")
  }
}
