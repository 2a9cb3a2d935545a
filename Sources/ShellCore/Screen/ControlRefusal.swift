import ActionSyntax
import TerminalUI

/// Why a control could not be worked, as an error.
@MainActor
struct ControlRefusal {
  let line: ControlLine
  let control: Control
  /// The value that was to be entered, and where it stands.
  var value: (text: String, offset: Int)?

  func error(_ failure: ControlFailure) -> ShellError {
    switch failure {
    case .disabled:
      line.error(
        .disabledControl, "\(name) is disabled",
        hint: "the view enables it when the state allows; nothing was sent")
    case .notTappable(let expected):
      line.error(
        .wrongControl, "\(name) is \(kind): a tap gives it no value",
        hint: "expected `enter \(typed) VALUE` with \(expected)")
    case .notEnterable:
      line.error(
        .wrongControl, "\(name) is a button: it takes no value", hint: "expected `tap \(typed)`")
    case .notAccepted(let expected): refused(expected)
    }
  }

  /// The error for a line without a value.
  var missingValue: ShellError {
    if control.kind == .button { return error(.notEnterable) }
    return line.error(
      .missingInput, "\(name) needs a value", at: line.input.line.count,
      hint: "expected \(control.accepted)")
  }

  private func refused(_ expected: String) -> ShellError {
    let text = value?.text ?? ""
    return line.error(
      .invalidValue, "\(name) does not take `\(abbreviated(text))`", at: value?.offset,
      hint: "expected \(expected)", suggestion: NearestName.to(text, in: control.choices))
  }

  private var name: String {
    control.label.isEmpty ? "control \(control.number)" : "`\(abbreviated(control.label))`"
  }

  /// What one types to name it.
  private var typed: String {
    let isAlone = line.screen.controls(labelled: control.label).count == 1
    return control.label.isEmpty || !isAlone ? "\(control.number)" : abbreviated(control.label)
  }

  private var kind: String {
    switch control.kind {
    case .button: "a button"
    case .toggle: "a toggle"
    case .textField, .secureField: "a text field"
    case .stepper: "a stepper"
    case .slider: "a slider"
    case .picker: "a picker"
    }
  }
}
