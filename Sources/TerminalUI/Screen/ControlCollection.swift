/// The controls of a screen, numbered from 1 in the order of the views.
@MainActor
package final class ControlCollection {
  private(set) var controls: [Control] = []

  init() {}

  /// Numbers a control and answers how it is drawn.
  func add(
    _ kind: Control.Kind, label: [Node], value: String? = nil, choices: String? = nil,
    work: ControlWork, isEnabled: Bool
  ) -> Node {
    let label = Node.group(label)
    let control = Control(
      number: controls.count + 1, label: label.plainText, kind: kind, value: value,
      isEnabled: isEnabled, work: work)
    controls.append(control)
    return .control(
      ControlFace(
        number: control.number, label: label, isButton: kind == .button, value: value,
        choices: choices, isEnabled: isEnabled))
  }
}
