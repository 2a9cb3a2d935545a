import Foundation
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
  /// - Parameter firstLines: Lines to evaluate before the input.
  /// - Returns: The exit status of the program: 1 if a line failed.
  func run(_ firstLines: [String]) async -> Int32 {
    var status: Int32 = 0
    plain.attach(to: session)
    let input = PlainInput()
    var pending = firstLines.map { Array($0.utf8) }[...]
    while let line = pending.popFirst() ?? input.readLine() {
      let output = await session.evaluate(bytes: line)
      if !output.text.isEmpty { plain.print(output.text) }
      if output.isError { status = 1 }
      if output.ends { break }
    }
    return status
  }
}
