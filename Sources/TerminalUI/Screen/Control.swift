/// Something on a screen that a person works: taps, or gives a value.
@MainActor
package struct Control {
  /// Its number on the screen, from 1.
  package let number: Int
  /// What stands on it, on one line.
  package let label: String
  package let kind: Kind
  /// The value that it shows; nil for a button.
  package let value: String?
  package let isEnabled: Bool
  let work: ControlWork

  /// What can be entered, where it can be listed: `on`, `off`; the choices of a picker.
  package var choices: [String] { work.choices }

  /// What can be entered, in words: `on or off`, `a number from 0 to 10, + or -`.
  package var accepted: String { work.accepted }

  /// The kinds of controls.
  package enum Kind: String, Hashable, Sendable {
    case button, toggle, textField, secureField, stepper, slider, picker
  }

  /// Taps it, as a finger does.
  ///
  /// - Returns: What the control wrote; nil for a button, which writes nothing.
  /// - Throws: ``ControlFailure`` when it is disabled or not there to be tapped; then nothing was written.
  @discardableResult
  package func tap() throws(ControlFailure) -> ControlWrite? {
    guard isEnabled else { throw .disabled }
    guard let tap = work.tap else { throw .notTappable(expected: work.accepted) }
    return perform(tap())
  }

  /// Gives it a value: a text, `on` or `off`, a choice, a number, `+` or `-`.
  ///
  /// - Returns: What the control wrote.
  /// - Throws: ``ControlFailure`` when it is disabled or does not take the value; then nothing was written.
  @discardableResult
  package func enter(_ text: String) throws(ControlFailure) -> ControlWrite? {
    guard isEnabled else { throw .disabled }
    guard kind != .button else { throw .notEnterable }
    guard let step = work.enter(text) else { throw .notAccepted(expected: work.accepted) }
    return perform(step)
  }

  private func perform(_ step: ControlWork.Step) -> ControlWrite? {
    step.perform()
    return step.write
  }
}

/// What working a control has written.
package struct ControlWrite: Hashable, Sendable {
  /// The parameter's name: `isOn`, `text`, `value`, `selection`.
  package let binding: String
  /// The value, as it would be entered.
  package let value: String

  package init(binding: String, value: String) {
    self.binding = binding
    self.value = value
  }
}

/// Why a control could not be worked.
package enum ControlFailure: Error, Hashable, Sendable {
  /// It is disabled.
  case disabled
  /// It takes a value, and a tap tells none.
  case notTappable(expected: String)
  /// It is a button: it is tapped.
  case notEnterable
  /// The value is none that it takes.
  case notAccepted(expected: String)
}
