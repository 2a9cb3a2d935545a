import ArgumentParser
import ScenarioFormat
import ShellCore

/// `tca replay FILE...`: scenarios for the eye.
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play scenario files and show what they answer now.",
    discussion: """
      With --until the replay stops behind the last command at or above the line, and a prompt \
      goes on from there; from a file or pipe, the commands in it. File names stay relative to \
      the scenario's folder.
      """)

  @ArgumentParser.Argument(help: "Scenario files.")
  var files: [String]

  @Flag(help: "Wait for a key before each command; q quits.")
  var step = false

  @Option(help: "Stop at this line of the file, and go on by hand.")
  var until: Int?

  func validate() throws {
    guard let until else { return }
    guard until > 0 else {
      throw ValidationError("--until takes the number of a line of the file, from 1")
    }
    guard files.count == 1 else { throw ValidationError("--until takes one file") }
  }

  @MainActor
  func run() async throws {
    guard step || until != nil, let terminal = ScenarioTerminal() else {
      if step { throw ValidationError("`replay --step` needs a terminal, for the keys") }
      exitProgram(await replayPlainly())
    }
    exitProgram(await replay(at: terminal))
  }

  /// Plays the files to standard output.
  ///
  /// - Returns: The exit status.
  @MainActor
  private func replayPlainly() async -> Int32 {
    let plain = PlainOutput()
    var status: Int32 = 0
    for file in files {
      guard let (scenario, stop) = read(file, complain: { plain.say($0) }) else {
        status = 1
        continue
      }
      let session = Program.makeSession(in: ScenarioFile.folder(of: file))
      plain.attach(to: session)
      var hasEnded = false
      _ = await ScenarioPlayer.play(scenario, on: session) { played, answer in
        plain.say(played.screenText, terminator: "")
        hasEnded = answer.ends
      } shouldRun: { step, _ in
        stop.map { step.line <= $0.lastLine } ?? true
      }
      if stop != nil, !hasEnded { status = await PlainPrompt(session, output: plain).run([]) }
    }
    return status
  }

  /// Plays the files at a terminal.
  ///
  /// - Returns: The exit status.
  @MainActor
  private func replay(at terminal: ScenarioTerminal) async -> Int32 {
    let replay = TerminalReplay(terminal, isStepped: step)
    if step { await replay.sayKeys() }
    var status: Int32 = 0
    for file in files {
      guard let (scenario, stop) = read(file, complain: { terminal.editor.print($0) }) else {
        status = 1
        continue
      }
      let session = Program.makeSession(in: ScenarioFile.folder(of: file))
      guard await replay.play(scenario, on: session, until: stop) else { continue }
      guard stop != nil else { continue }
      session.clockMode = .live
      let prompt = TerminalPrompt(session, editor: terminal.editor, style: terminal.style)
      status = await prompt.run([])
    }
    return status
  }

  /// A file, and where its replay stops; nil: it was complained of.
  @MainActor
  private func read(
    _ file: String, complain: (String) -> Void
  ) -> (scenario: Scenario, stop: ReplayStop?)? {
    do {
      let scenario = try ScenarioFile.read(file)
      return (scenario, try until.map { try ReplayStop(at: $0, of: scenario) })
    } catch let failure as ScenarioFile.Failure {
      complain(failure.text(for: file))
    } catch let fault as ReplayStop.InvalidLine {
      complain("\(file): error: \(fault.message)")
    } catch {
      complain("\(file): error: \(error)")
    }
    return nil
  }
}
