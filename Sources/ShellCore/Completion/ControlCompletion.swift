/// Completes the names of the screen's controls, and the values that can be entered into them.
struct ControlCompletion: Sendable {
  let controls: [Named]

  /// A control's name, and its values if there is a list of them.
  struct Named: Sendable {
    let label: String
    let choices: [String]
    var takesValues = true
  }

  func name(_ text: String, from start: Int) -> Completion {
    let fitting = controls.map(\.label).filter { $0.lowercased().hasPrefix(text.lowercased()) }
    return Completion(start: start, candidates: fitting.map { Completion.Candidate($0) })
  }

  /// Completes a text to the label of a control that takes a value, or to a value after a label.
  func nameAndValue(_ text: String, from start: Int) -> Completion {
    let controls = controls.filter(\.takesValues)
    let names = ControlCompletion(controls: controls).name(text, from: start)
    guard names.candidates.isEmpty,
      let control = controls.filter({ isNamed($0.label, in: text) })
        .max(by: { $0.label.count < $1.label.count })
    else { return names }
    let value = text.dropFirst(control.label.count).drop { $0.isWhitespace }
    return Completion(
      start: start + text.count - value.count,
      candidates: control.choices.filter { $0.lowercased().hasPrefix(value.lowercased()) }
        .map { Completion.Candidate($0) })
  }

  private func isNamed(_ label: String, in text: String) -> Bool {
    text.lowercased().hasPrefix(label.lowercased())
      && text.dropFirst(label.count).first?.isWhitespace == true
  }
}

@MainActor
extension ControlCompletion {
  /// The controls of the current screen, by label, or by number if a label is empty or ambiguous.
  init(_ drawer: ScreenDrawer) {
    guard let screen = try? drawer.drawScreen() else {
      self.init(controls: [])
      return
    }
    let enabled = screen.controls.prefix(Self.mostCompleted).filter(\.isEnabled)
    self.init(
      controls: enabled.map {
        Named(label: screen.name(of: $0), choices: $0.choices, takesValues: $0.takesValues)
      })
  }

  /// More would not fit on a screen.
  private static let mostCompleted = 200
}
