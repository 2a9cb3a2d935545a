/// A control on a screen, which people tap or give a value.
///
/// ``ControlBehavior`` declares what is particular to a kind of control. Nothing outside of TerminalUI lists the kinds, so a
/// new control needs its view and its behavior, and no change elsewhere.
@MainActor
package struct Control {
  /// The number on the screen, from 1.
  package let number: Int
  /// The text on the control, on one line.
  package let label: String
  /// The value that the screen shows; nil for a control without one.
  package let value: String?
  package let isEnabled: Bool
  let behavior: ControlBehavior

  /// The kind of control as a noun: "toggle", "text field".
  package var kind: String { behavior.kind }

  /// Whether the control can be given a value.
  package var takesValues: Bool { behavior.enter != nil }

  /// The accepted values if they can be listed: `on` and `off`, the choices of a picker.
  package var choices: [String] { behavior.choices }

  /// The accepted values in words: "on or off", "a number from 0 to 10, + or -".
  package var accepted: String { behavior.accepted }

  /// A value as the screen shows it: in quotation marks for a text field.
  package func displayText(of value: String) -> String { behavior.displayText(value) }

  /// Taps the control.
  ///
  /// - Returns: What the control wrote; nil for a button, which writes nothing.
  /// - Throws: ``ControlFailure`` if the control is disabled or needs a value. Then nothing was written.
  @discardableResult
  package func tap() throws(ControlFailure) -> ControlWrite? {
    guard isEnabled else { throw .disabled }
    guard let tap = behavior.tap else { throw .notTappable(expected: behavior.accepted) }
    return perform(tap())
  }

  /// Gives the control a value: a text, `on` or `off`, a choice, a number, `+` or `-`.
  ///
  /// - Returns: What the control wrote.
  /// - Throws: ``ControlFailure`` if the control is disabled or does not accept the value. Then nothing was written.
  @discardableResult
  package func enter(_ text: String) throws(ControlFailure) -> ControlWrite? {
    guard isEnabled else { throw .disabled }
    guard let enter = behavior.enter else { throw .notEnterable }
    guard let operation = enter(text) else { throw .notAccepted(expected: behavior.accepted) }
    return perform(operation)
  }

  private func perform(_ operation: ControlBehavior.Operation) -> ControlWrite? {
    operation.perform()
    return operation.write
  }
}

/// What a control wrote to its binding.
package struct ControlWrite: Hashable, Sendable {
  /// The name of the parameter: `isOn`, `text`, `value`, `selection`.
  package let binding: String
  /// The value as people would enter it.
  package let value: String

  package init(binding: String, value: String) {
    self.binding = binding
    self.value = value
  }
}

/// Why a control could not be operated.
package enum ControlFailure: Error, Hashable, Sendable {
  case disabled
  /// A tap does not tell the control which value it is to take.
  case notTappable(expected: String)
  /// The control takes no values: it is tapped.
  case notEnterable
  case notAccepted(expected: String)
}

/// The controls of a screen, numbered from 1 in the order of the views.
@MainActor
package final class ControlCollection {
  private(set) var controls: [Control] = []

  init() {}

  /// Adds a control.
  ///
  /// - Parameters:
  ///   - value: The value that the screen shows after the label.
  ///   - choices: A hint at the accepted values after the value: `0...10`.
  /// - Returns: How the control is drawn.
  func add(
    _ behavior: ControlBehavior, label: [LayoutNode], value: String? = nil, choices: String? = nil,
    isEnabled: Bool
  ) -> LayoutNode {
    let label = LayoutNode.group(label)
    let control = Control(
      number: controls.count + 1, label: label.plainText, value: value, isEnabled: isEnabled,
      behavior: behavior)
    controls.append(control)
    return .control(
      ControlLabel(
        number: control.number, label: label, isButton: !control.takesValues, value: value,
        choices: choices, isEnabled: isEnabled))
  }
}
