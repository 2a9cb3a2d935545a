/// Describes what operating a control did, in one line:
/// `[1] Haptic feedback: isOn on -> off, sent .binding(.set(\.$isHapticFeedbackEnabled, false))`.
@MainActor
struct WorkedControl {
  let control: Control
  let write: ControlWrite?
  /// The actions as they would be typed in the current scope.
  let sent: [String]
  let startsTask: Bool
  /// The screen afterwards; nil if it can no longer be drawn.
  let after: Screen?
  let before: Screen

  var text: String {
    let name = "[\(control.number)]" + (control.label.isEmpty ? "" : " \(control.label)")
    let parts = [written, outcome].compactMap { $0 }
    return ScreenText.of(name) + ": " + parts.joined(separator: ", ")
  }

  private var written: String? {
    write.map { write in
      let new = control.displayText(of: write.value)
      return "\(write.binding) \(control.value ?? "") -> \(new)"
    }
  }

  private var outcome: String {
    guard sent.isEmpty else { return "sent " + listed }
    if startsTask { return "started a task" }
    if let write, !isShown(write) {
      return "sent nothing: it stays \(control.value ?? "as it was")"
    }
    return isChanged ? "kept by the view, sent nothing" : "sent nothing"
  }

  private var listed: String {
    let most = 3
    let more = sent.count > most ? ["\(sent.count - most) more"] : []
    return (sent.prefix(most) + more).joined(separator: " and ")
  }

  private var isChanged: Bool { after.map { $0.lines != before.lines } ?? true }

  private func isShown(_ write: ControlWrite) -> Bool {
    guard let after, let same = after.controls.first(where: { $0.number == control.number }),
      same.label == control.label, same.kind == control.kind
    else { return true }
    return same.value == control.displayText(of: write.value)
  }
}
