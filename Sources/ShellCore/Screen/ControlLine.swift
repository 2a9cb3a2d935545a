import ActionSyntax
import ComposableArchitecture
import TerminalUI

/// A line that names a control of a screen: `tap Register`, `enter Display name Blob`.
@MainActor
struct ControlLine {
  let input: CommandInput
  let screen: Screen

  /// What was found: a control, and where the text behind its name begins, in characters.
  typealias Named = (control: Control, end: Int)

  /// The control that is all the line names.
  func control() throws -> Control {
    if let found = try labelled(input.rest) ?? quoted(isAll: true)?.control { return found }
    return try numbered(input.rest)
  }

  /// The control that the line names first; the longest label that fits wins.
  func leadingControl() throws -> Named {
    if let label = longestLabel, let control = try labelled(label) {
      return (control, input.restOffset + label.count)
    }
    if let quoted = try quoted(isAll: false) { return quoted }
    let word = String(input.rest.prefix { !$0.isWhitespace })
    return (try numbered(word), input.restOffset + word.count)
  }

  /// The control's own words as they stand in the line, for an error.
  func error(
    _ code: ShellErrorCode, _ summary: String, at offset: Int? = nil, hint: String,
    suggestion: String? = nil
  ) -> ShellError {
    ShellError(
      code, summary, in: input.line, at: offset ?? input.restOffset, hint: hint,
      suggestion: suggestion)
  }

  /// The beginning of the line that is a label, whatever its case.
  private var longestLabel: String? {
    screen.controls.map(\.label).filter { label in
      let head = input.rest.prefix(label.count)
      guard !label.isEmpty, head.lowercased() == label.lowercased() else { return false }
      return input.rest.dropFirst(label.count).first?.isWhitespace ?? true
    }
    .max { $0.count < $1.count }
    .map { String(input.rest.prefix($0.count)) }
  }

  /// The control of a label; nil: no control has it.
  private func labelled(_ label: String, at offset: Int? = nil) throws -> Control? {
    let found = screen.controls(labelled: label)
    guard found.count > 1 else { return found.first }
    throw error(
      .ambiguous, "there are \(found.count) controls called `\(abbreviated(label))`", at: offset,
      hint: "expected a number: \(alternatives(found.map { "\($0.number)" }))")
  }

  /// The control of a label in quotation marks; nil: there are none.
  private func quoted(isAll: Bool) throws -> Named? {
    let rest = input.rest.dropFirst()
    guard input.rest.hasPrefix("\""), let mark = rest.firstIndex(of: "\"") else { return nil }
    let label = String(rest[..<mark])
    let end = input.restOffset + label.count + 2
    guard !isAll || end == input.line.count else { return nil }
    guard let control = try labelled(label, at: input.restOffset + 1) else {
      throw unknown(label, at: input.restOffset + 1)
    }
    return (control, end)
  }

  private func numbered(_ text: String) throws -> Control {
    guard let number = Int(text) else { throw unknown(unknownName(text)) }
    guard let control = screen.controls.first(where: { $0.number == number }) else {
      let most = screen.controls.count
      throw error(
        .unknownControl, "there is no control `\(abbreviated(text))`",
        hint: most == 0
          ? "nothing on the screen can be worked"
          : most == 1 ? "expected 1" : "expected a number from 1 to \(most)")
    }
    return control
  }

  /// All of the line where a value may be part of it, the word, is no help to find what was meant.
  private func unknownName(_ word: String) -> String {
    nearest(to: input.rest) == nil ? word : input.rest
  }

  private func unknown(_ name: String, at offset: Int? = nil) -> ShellError {
    let labels = labels
    return error(
      .unknownControl, "there is no control `\(abbreviated(name))` on the screen", at: offset,
      hint: labels.isEmpty
        ? "nothing on the screen can be worked" : "expected \(alternatives(labels))",
      suggestion: nearest(to: name))
  }

  private func nearest(to name: String) -> String? { NearestName.to(name, in: labels) }

  /// What stands on the controls; the number where nothing does, or several have the same.
  private var labels: [String] {
    screen.controls.map { control in
      let isAlone = screen.controls(labelled: control.label).count == 1
      return control.label.isEmpty || !isAlone ? "\(control.number)" : control.label
    }
  }
}
