import SessionHistory
import Workspaces
import Foundation
import OutputText
import ShellCore

/// Evaluates lines from a file or a pipe and prints the output without prompts.
@MainActor
struct PlainPrompt {
  let session: Session
  private let plain: PlainOutput

  /// - Parameter output: The output of the process, of which there is one.
  init(_ session: Session, output: PlainOutput = PlainOutput()) {
    self.session = session
    plain = output
  }

  /// Evaluates lines until the session or the input ends.
  ///
  /// - Parameters:
  ///   - firstLines: Lines to evaluate before the input.
  ///   - notes: What to show first.
  /// - Returns: The exit status of the program: 1 if a line failed.
  func run(_ firstLines: [String], notes: [Output] = []) async -> Int32 {
    plain.attach(to: session)
    session.workspace.permissions.playsScenario = false
    var status = Int32(Supervision.note(.status))
    func show(_ output: Output) {
      if !output.text.isEmpty { plain.print(output.text) }
      guard output.isError else { return }
      status = 1
      // Another worker may end the program.
      Supervision.set(.status, 1)
    }
    notes.forEach(show)
    var script = ScriptedLines()
    let readLine = Supervision.isWorker ? SupervisedInput().readLine : PlainInput().readLine
    var pending = firstLines.filter { _ in script.begins() }.map { Array($0.utf8) }[...]
    while let line = pending.popFirst() ?? readLine() {
      let output = await session.evaluate(bytes: line)
      show(output)
      if output.ends { break }
    }
    return status
  }
}
