/// How a control is drawn: `[1] Haptic feedback: off`.
package struct ControlFace {
  let number: Int
  let label: Node
  let isButton: Bool
  let value: String?
  /// What could be chosen: `0...10`, `daily, weekly, off`.
  let choices: String?
  let isEnabled: Bool

  /// The control as simple nodes side by side.
  var node: Node {
    .row([.text([StyledText("[\(number)] ")])] + face + note, .top, spacing: 0)
  }

  private var face: [Node] {
    isButton ? [.text([StyledText("<")]), label, .text([StyledText(">")])] : [label] + values
  }

  private var values: [Node] {
    let hasLabel = !label.plainText.isEmpty
    let parts = [value, choices.map { "(\($0))" }].compactMap { $0 }
    if parts.isEmpty { return [] }
    return [.text([StyledText((hasLabel ? ": " : "") + parts.joined(separator: " "))])]
  }

  private var note: [Node] { isEnabled ? [] : [.text([StyledText(" (disabled)")])] }
}
