/// Converts the failure of a control into an error.
@MainActor
struct ControlRefusal {
  let line: ControlLine
  let control: Control
  /// The value to enter, and its offset in the line.
  var value: (text: String, offset: Int)?

  func error(_ failure: ControlFailure) -> InputError {
    switch failure {
    case .disabled:
      line.error(
        .disabledControl, "\(name) is disabled",
        hint: "the view enables it when the state allows; nothing was sent")
    case .notTappable(let expected):
      line.error(
        .wrongControl, "\(name) is a \(control.kind): a tap cannot set its value",
        hint: "expected `enter \(typed) VALUE` with \(expected)")
    case .notEnterable:
      line.error(
        .wrongControl, "\(name) is a \(control.kind): it does not accept a value",
        hint: "expected `tap \(typed)`")
    case .notAccepted(let expected): refused(expected)
    }
  }

  /// The error for a line without a value.
  var missingValue: InputError {
    if !control.takesValues { return error(.notEnterable) }
    return line.error(
      .missingInput, "\(name) needs a value", at: line.input.line.count,
      hint: "expected \(control.accepted)")
  }

  private func refused(_ expected: String) -> InputError {
    let text = value?.text ?? ""
    return line.error(
      .invalidValue, "\(name) does not accept `\(abbreviated(text))`", at: value?.offset,
      hint: "expected \(expected)", suggestion: NearestName.to(text, in: control.choices))
  }

  private var name: String {
    control.label.isEmpty ? "control \(control.number)" : "`\(abbreviated(control.label))`"
  }

  /// The name to type for the control. A label that ends with a number is quoted, or the number would be read as the value.
  private var typed: String {
    let name = line.screen.name(of: control)
    let endsWithNumber = name.contains(" ") && name.last?.isNumber == true
    return abbreviated(endsWithNumber ? "\"\(name)\"" : name)
  }
}
