import TestSupport

@testable import ShellCore

/// A talk with a simulated speaker and session.
struct Rehearsal {
  var control: TalkControl
  var state: TalkState { control.state }
  private(set) var effects: [TalkEffect] = []
  /// The output of each command. Commands that are not listed have no output.
  var answers: [String: String] = [:]

  init(_ text: String, columns: Int = 40, rows: Int = 12, speed: Double = 0) throws {
    control = TalkControl(
      TalkState(
        Talk(try read(text)), size: TalkSize(columns: columns, rows: rows),
        rhythm: TypingRhythm(speed: speed)))
  }

  /// Presses keys. Commands run immediately.
  mutating func press(_ keys: PressedKey...) {
    for key in keys { handle(.key(key)) }
  }

  mutating func handle(_ event: TalkEvent) {
    guard let effect = control.handle(event) else { return }
    effects.append(effect)
    switch effect {
    case .run(let position): _ = control.handle(.ran(output(position)))
    case .reach(let position):
      let outputs = (0..<position).map { ($0, output($0)) }
      _ = control.handle(.reached(Dictionary(uniqueKeysWithValues: outputs)))
    case .live, .tellTime, .quit: break
    }
  }

  private func output(_ position: Int) -> TalkOutput {
    let step = state.talk.steps[position]
    let played = PlayedStep(
      step: step, prompt: "at\(position)", output: answers[step.command] ?? "")
    return TalkOutput(
      prompt: played.prompt, text: played.output, isAsExpected: played.mismatches.isEmpty,
      nextPrompt: "at\(position + 1)")
  }

  /// The rows above the status line, without empty rows at the end.
  var content: [String] {
    var rows = TalkScreen(state).rows.dropLast().map(\.text)
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  /// The status line.
  var status: String { TalkScreen(state).rows.last?.text ?? "" }
}
