import ArgumentParser
import Foundation
import ScenarioFormat
import ShellCore

/// `tca present FILE`: shows a scenario as a talk.
struct PresentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "present",
    abstract: "Present a scenario as a talk: prose as slides, commands typed at a key.",
    discussion: """
      Space or Page Down goes forward, b or Page Up goes back, a number and Enter goes to a heading,
      : opens a prompt in the current state, h lists headings and keys, q quits.
      """)

  @ArgumentParser.Argument(help: "A scenario file.")
  var file: String

  @Option(help: "The typing speed in characters per second; 0 types immediately.")
  var speed: Double = 30

  @OptionGroup var trust: TrustOptions

  func validate() throws {
    guard speed.isFinite, speed >= 0 else {
      throw ValidationError("--speed needs a number of characters per second from 0, such as 30")
    }
  }

  @MainActor
  func run() async throws {
    let talk = Talk(readScenario())
    guard !talk.stops.isEmpty else { fail("\(file): error: the scenario is empty") }
    let recovery = await ScenarioRecovery.begin()
    let trust = ScenarioTrust(trust, scenarios: [file])
    if let refusal = trust.refusal(of: file) { fail(refusal) }
    guard let terminal = ScenarioTerminal() else {
      throw ValidationError(
        "`present` needs a terminal; `\(CurrentProgram.name) replay \(file)` does not")
    }
    let presenter = Presenter(talk, editor: terminal.editor, style: terminal.style, recovery) {
      let session = SessionFactory.makeSession(in: ScenarioFile.folder(of: file), trust, recovery)
      terminal.attach(to: session)
      return session
    }
    await presenter.run(talk, rhythm: TypingRhythm(speed: speed))
    CurrentProgram.exit(0)
  }

  @MainActor
  private func readScenario() -> Scenario {
    do {
      return try ScenarioFile.read(file, in: LocalFileSystem())
    } catch {
      fail(error.text(for: file))
    }
  }

  @MainActor
  private func fail(_ text: String) -> Never {
    PlainOutput().print(text)
    CurrentProgram.exit(1)
  }
}
