import ActionSyntax
import ComposableArchitecture
import TerminalUI

/// Completes what names a control of the screen, and what can be entered into it.
struct ControlCompletion: Sendable {
  let controls: [Named]

  /// What a control is called, and what it takes where that can be listed.
  struct Named: Sendable {
    let label: String
    let choices: [String]
  }

  /// The labels that a text may become.
  func name(_ text: String, from start: Int) -> Completion {
    let fitting = controls.map(\.label).filter { $0.lowercased().hasPrefix(text.lowercased()) }
    return Completion(start: start, candidates: fitting.map { Completion.Candidate($0) })
  }

  /// The labels that a text may become, or the values that may stand behind one.
  func nameAndValue(_ text: String, from start: Int) -> Completion {
    let names = name(text, from: start)
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

extension Session {
  /// The controls of the present screen, by label where that is enough, by number where it is not.
  var controlCompletion: ControlCompletion {
    guard let screen = try? draw(for: "") else { return ControlCompletion(controls: []) }
    return ControlCompletion(
      controls: screen.controls.prefix(Self.mostCompleted).filter(\.isEnabled).map { control in
        let isAlone = screen.controls(labelled: control.label).count == 1
        return ControlCompletion.Named(
          label: control.label.isEmpty || !isAlone ? "\(control.number)" : control.label,
          choices: control.choices)
      })
  }

  /// More would not fit on a screen.
  private static let mostCompleted = 200
}
