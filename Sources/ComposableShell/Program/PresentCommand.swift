import ArgumentParser
import Foundation
import ScenarioFormat
import ShellCore

/// `tca present FILE`: a scenario for an audience.
struct PresentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "present",
    abstract: "Give a talk: a scenario's prose as slides, its commands typed at a key.",
    discussion: """
      Space or Page Down goes on, b or Page Up goes back, a number and Enter goes to a heading,
      : opens a prompt in the talk's state, h lists headings and keys, q quits.
      """)

  @ArgumentParser.Argument(help: "A scenario file.")
  var file: String

  @Option(help: "How fast commands type themselves, in characters a second; 0: at once.")
  var speed: Double = 30

  func validate() throws {
    guard speed.isFinite, speed >= 0 else {
      throw ValidationError("--speed takes characters a second: a number from 0, such as 30")
    }
  }

  @MainActor
  func run() async throws {
    let talk = Talk(readScenario())
    guard !talk.stops.isEmpty else { fail("\(file): error: there is nothing in it to present") }
    guard let terminal = ScenarioTerminal() else {
      throw ValidationError(
        "`present` needs a terminal; `\(Program.programName) replay \(file)` plays a scenario"
          + " anywhere")
    }
    let presenter = Presenter(talk, editor: terminal.editor, style: terminal.style) {
      let session = Program.makeSession(in: ScenarioFile.folder(of: file))
      terminal.attach(to: session)
      return session
    }
    await presenter.run(talk, rhythm: TypingRhythm(speed: speed))
    exitProgram(0)
  }

  @MainActor
  private func readScenario() -> Scenario {
    do {
      return try ScenarioFile.read(file)
    } catch {
      fail(error.text(for: file))
    }
  }

  @MainActor
  private func fail(_ text: String) -> Never {
    PlainOutput().say(text)
    exitProgram(1)
  }
}
