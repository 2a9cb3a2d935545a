import ShellCore
import ArgumentParser

/// `tca explain TEXT`: finds the page about a message or a question, outside the prompt.
struct ExplainTextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a message of the library or the compiler, or answer a question.",
    discussion: """
      The text can be pasted with everything that a console added to it. In place of a text, - reads standard input.
      """)

  @ArgumentParser.Argument(help: "The text, or - for standard input.")
  var text: [String]

  @Flag(help: "Print what was found as JSON, for editors and other programs.")
  var json = false

  func run() throws {
    let answer = ExplainedText(text == ["-"] ? standardInput : text.joined(separator: " "))
    StandardOutput.print(
      ControlEscapes.escaped(json ? answer.json : answer.text(in: ChosenLanguage.current)))
  }

  private var standardInput: String {
    String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
  }
}
