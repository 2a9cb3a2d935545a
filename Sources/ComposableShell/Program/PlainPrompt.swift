import Foundation
import ShellCore

/// Lines from a file or pipe, answers to standard output, no prompt between.
@MainActor
struct PlainPrompt {
  let session: Session
  private let plain: PlainOutput

  /// - Parameter output: Where the answers go; there is one in a process.
  init(_ session: Session, output: PlainOutput = PlainOutput()) {
    self.session = session
    plain = output
  }

  /// Reads and answers lines until the session or the input ends; some lines are carried out first.
  ///
  /// - Returns: The program's exit status: 1 when a line could not be carried out.
  func run(_ firstLines: [String]) async -> Int32 {
    var status: Int32 = 0
    plain.attach(to: session)
    let input = PlainInput()
    var waiting = firstLines.map { Array($0.utf8) }[...]
    while let line = waiting.popFirst() ?? input.readLine() {
      let output = await session.evaluate(bytes: line)
      if !output.text.isEmpty { plain.say(output.text) }
      if output.isError { status = 1 }
      if output.ends { break }
    }
    return status
  }
}
