import ShellCore
import ArgumentParser

/// `tca replay FILE...`: shows scenarios.
struct ReplayProgramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play scenario files and show the output.",
    discussion: """
      The prose between the commands is shown as well. With --until the replay stops after the last command at or above the line and opens a prompt. If the input is a \
      file or a pipe, its commands follow. Paths are relative to the folder of the scenario.
      """)

  @ArgumentParser.Argument(help: "Scenario files.", completion: .file())
  var files: [String]

  @Flag(help: "Wait for a key before each command; b goes back, q quits.")
  var step = false

  @Option(help: "Stop at this line of the file and open a prompt.")
  var until: Int?

  @OptionGroup var trust: TrustOptions

  func validate() throws {
    guard let until else { return }
    guard until > 0 else {
      throw ValidationError("--until needs a line number of the file, from 1")
    }
    guard files.count == 1 else { throw ValidationError("--until needs exactly one file") }
  }

  @MainActor
  func run() async throws {
    // With --until, the session continues at a prompt, so its lines are in a journal. Otherwise a worker
    // that replaces another one plays the scenario again.
    let recovery = until == nil ? await ScenarioRecovery.begin(SessionFactory.features) : nil
    let trust = ScenarioTrust(trust, scenarios: files)
    guard step || until != nil, TerminalPrompt.isPossible else {
      if step { throw ValidationError("`replay --step` needs a terminal") }
      CurrentProgram.exit(await replayPlainly(trust, recovery))
    }
    CurrentProgram.exit(await replayAtTerminal(trust, recovery))
  }

  /// Plays the files to standard output.
  ///
  /// - Returns: The exit status.
  @MainActor
  private func replayPlainly(
    _ trust: ScenarioTrust, _ recovery: ScenarioRecovery?
  ) async -> Int32 {
    let plain = PlainOutput()
    var status: Int32 = 0
    for file in files {
      guard
        let (scenario, stop) = read(
          file, trust,
          report: {
            if recovery?.log.hasShownNext != true { plain.print($0) }
          })
      else {
        status = 1
        continue
      }
      let session = SessionFactory.makeSession(in: ScenarioFile.folder(of: file), trust, recovery)
      let journal = stop == nil ? nil : RestrictedSession.journal(of: session, isOnDisk: false)
      let notes = await journal?.begin() ?? []
      plain.attach(to: session)
      var hasEnded = false
      if stop == nil || !Supervision.isReplacement {
        hasEnded = await playPlainly(scenario, on: session, until: stop, plain, recovery)
      }
      if stop != nil, !hasEnded {
        status = await PlainPrompt(session, output: plain).run([], notes: notes)
      }
    }
    return recovery.map { $0.log.crashCount > 0 } == true ? 1 : status
  }

  /// Plays one file with its prose to standard output.
  ///
  /// - Returns: Whether the session has ended.
  @MainActor
  private func playPlainly(
    _ scenario: Scenario, on session: Session, until stop: ReplayStop?, _ plain: PlainOutput,
    _ recovery: ScenarioRecovery?
  ) async -> Bool {
    let prose = ScenarioProse(scenario)
    var position = 0
    var hasEnded = false
    func printProse() {
      let text = prose.text(before: position, columns: 80).text
      if !text.isEmpty { plain.print(text) }
    }
    _ = await ScenarioPlayer.play(scenario, on: session) { played, answer in
      hasEnded = answer.ends
      position += 1
      guard recovery?.log.hasShownOutput != true else { return }
      let isKnown = recovery?.log.hasOnlyNewError == true
      plain.print(isKnown ? answer.text + "\n" : played.screenText, terminator: "") {
        recovery?.noteShowing()
      }
    } shouldRun: { step, _ in
      guard stop.map({ step.line <= $0.lastLine }) ?? true else { return false }
      if recovery?.log.hasShownNext != true { printProse() }
      return true
    }
    if stop == nil, !hasEnded { printProse() }
    return hasEnded
  }

  /// Plays the files at a terminal.
  ///
  /// - Returns: The exit status.
  @MainActor
  private func replayAtTerminal(
    _ trust: ScenarioTrust, _ recovery: ScenarioRecovery?
  ) async -> Int32 {
    guard let file = files.first else { return 0 }
    // A prompt is restored before the terminal is opened.
    var session = SessionFactory.makeSession(in: ScenarioFile.folder(of: file), trust, recovery)
    let journal = until == nil ? nil : RestrictedSession.journal(of: session, isOnDisk: false)
    let notes = await journal?.begin() ?? []
    guard let terminal = ScenarioTerminal() else { return 1 }
    let replay = TerminalReplay(terminal, isStepped: step, recovery)
    if step, !Supervision.isReplacement { await replay.explainKeys() }
    var status: Int32 = 0
    for file in files {
      guard let (scenario, stop) = read(file, trust, report: { terminal.show(Output(text: $0)) })
      else {
        status = 1
        continue
      }
      if stop == nil {
        session = SessionFactory.makeSession(in: ScenarioFile.folder(of: file), trust, recovery)
      }
      if stop == nil || !Supervision.isReplacement {
        let isOpen = await replay.play(scenario, on: &session, until: stop) {
          SessionFactory.makeSession(in: ScenarioFile.folder(of: file), trust, recovery)
        }
        guard isOpen else { continue }
      }
      guard stop != nil else { continue }
      session.clock.mode = .live
      let prompt = TerminalPrompt(session, editor: terminal.editor, style: terminal.style)
      status = await prompt.run([], notes: notes)
    }
    return recovery.map { $0.log.crashCount > 0 } == true ? 1 : status
  }

  /// Reads a file and finds where its replay stops. Returns nil after an error was reported.
  @MainActor
  private func read(
    _ file: String, _ trust: ScenarioTrust, report: (String) -> Void
  ) -> (scenario: Scenario, stop: ReplayStop?)? {
    if let refusal = trust.refusal(of: file) {
      report(TranslatedReport.shown(refusal))
      return nil
    }
    do {
      let scenario = try GivenScenario.read(file)
      return (scenario, try until.map { try ReplayStop(at: $0, of: scenario) })
    } catch let failure as ScenarioFile.Failure {
      report(TranslatedReport.shown(failure.text(for: file)))
    } catch let fault as ReplayStop.InvalidLine {
      report(TranslatedReport.shown("\(file): error: \(fault.message)"))
    } catch {
      report("\(file): error: \(error)")
    }
    return nil
  }
}

extension ReplayProgramCommand: ReadsStrangersFiles {
  var scenarios: [String] { files }
  var isUnrestricted: Bool { trust.trustsAll }
}
