enum EnterCommand {
  static let command = Command(
    name: "enter", summary: "Set the value of a control",
    details: """
      A text field takes text, a toggle `on` or `off`, a picker one of its choices,
      and a stepper or slider a number, `+`, or `-`.
        enter Display name Blob
        enter "Display name" "text with spaces at its end  "
        enter Digest weekly
        enter 3 +
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    arguments: .text(
      "LABEL|N VALUE", required: "a control and a value",
      hint: "expected a label or a number, and a value; `screen` shows them", files: [],
      completion: .controlWithValue),
    needs: \.controls
  ) { text, controls in
    try controls.work(text.input) { line in try ControlRequest(entering: line) }
  }
}

@MainActor
extension ControlRequest {
  /// Sets the control that a line names to the value after the name.
  fileprivate init(entering line: ControlLine) throws {
    let (control, end) = try line.leadingControl()
    let rest = line.input.line.dropFirst(end).drop { $0.isWhitespace }
    let offset = line.input.line.count - rest.count
    guard !rest.isEmpty else {
      throw ControlRefusal(line: line, control: control).missingValue
    }
    let text = try Self.text(rest, of: control)
    self.init(
      control: control, perform: { () throws(ControlFailure) in try control.enter(text) },
      refusal: ControlRefusal(line: line, control: control, value: (text, offset)))
  }

  /// Reads quoted text as a literal, as `set` does.
  private static func text(_ text: Substring, of control: Control) throws -> String {
    guard text.hasPrefix("\"") else { return String(text) }
    return try ActionReader().rest(text, as: String.self, for: control.label) as? String
      ?? String(text)
  }
}
