/// A control on a screen, which people tap or give a value.
///
/// ``ControlBehavior`` declares what is particular to a kind of control. Nothing outside of TerminalUI lists the kinds, so a
/// new control needs its view and its behavior, and no change elsewhere.
@MainActor
package struct Control {
  /// The number on the screen, from 1.
  package let number: Int
  /// The text on the control, on one line.
  package fileprivate(set) var label: String
  /// The value that the screen shows; nil for a control without one.
  package let value: String?
  package let isEnabled: Bool
  fileprivate(set) var behavior: ControlBehavior

  /// Whether the control is a button that changes nothing.
  var isCancel: Bool { behavior.look == .button(.cancel) }

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

  /// Does what a tap on the control would do if it were enabled, to find out what it sends.
  package func rehearseTap() {
    if let tap = behavior.tap { _ = perform(tap()) }
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

/// A control that another view covers, so that it cannot be operated.
package struct CoveredControl: Hashable, Sendable {
  /// The text on the control, on one line.
  package let label: String
  package let cover: Cover

  /// What covers a control.
  package struct Cover: Hashable, Sendable {
    /// What it is: "sheet", "alert", "pushed screen".
    package let kind: String
    /// Its title; nil if it has none.
    package let title: String?
  }
}

/// The controls of a screen, numbered from 1 in the order of the views.
@MainActor
package final class ControlCollection {
  private(set) var controls: [Control] = []
  private(set) var covered: [CoveredControl] = []

  init() {}

  /// Adds a control.
  ///
  /// - Parameters:
  ///   - value: The value that the screen shows after the label.
  ///   - choices: A hint at the accepted values after the value: `0...10`.
  ///   - mark: What a button shows after its label: ` >`.
  /// - Returns: How the control is drawn.
  func add(
    _ behavior: ControlBehavior, label: [LayoutNode], value: String? = nil, choices: String? = nil,
    mark: String = "", isEnabled: Bool
  ) -> LayoutNode {
    // Several views in the label of a button are side by side; in a toggle, the second one is a subtitle.
    let isButton = behavior.enter == nil
    let label =
      isButton && label.count > 1 ? .row(label, .center, spacing: 1) : LayoutNode.group(label)
    let control = Control(
      number: controls.count + 1, label: label.plainText, value: value, isEnabled: isEnabled,
      behavior: behavior)
    controls.append(control)
    return .control(
      ControlLabel(
        number: control.number, label: label, isButton: isButton, value: value,
        choices: choices, mark: mark, isEnabled: isEnabled, look: behavior.look))
  }

  /// Gives a control another label.
  func rename(at index: Int, to label: String) { controls[index].label = label }

  /// Removes the controls after the first ones and returns them.
  func take(after count: Int) -> [Control] {
    defer { controls.removeSubrange(count...) }
    return Array(controls[count...])
  }

  /// Keeps the labels of controls that something covers.
  func cover(_ controls: [Control], by cover: CoveredControl.Cover) {
    covered += controls.map { CoveredControl(label: $0.label, cover: cover) }
  }

  /// Calls a function after each tap on a control.
  func onTap(_ action: @escaping @MainActor () -> Void) {
    controls = controls.map { $0.calling(action) }
  }
}

extension Control {
  /// The same control, which calls a function after each tap.
  fileprivate func calling(_ action: @escaping @MainActor () -> Void) -> Control {
    guard let tap = behavior.tap else { return self }
    var control = self
    control.behavior.tap = {
      let operation = tap()
      return ControlBehavior.Operation(write: operation.write) {
        operation.perform()
        action()
      }
    }
    return control
  }
}
