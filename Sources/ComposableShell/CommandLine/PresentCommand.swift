import ShellCore
import ArgumentParser

extension TalkTheme: ExpressibleByArgument {}

/// `tca present FILE`: shows a scenario as a talk.
struct PresentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "present",
    abstract: "Present a scenario as a talk: prose as slides, commands typed at a key.",
    discussion: """
      Space or Page Down goes forward, b or Page Up goes back, a number and Enter goes to a slide, : opens a prompt in \
      the current state, s shows the stage, t changes the theme, c shows the time, h lists headings and keys, q quits. \
      A talk that is saved is read again.

      Examples:
        tca present Scenarios/workshop.md   Present a talk.
        tca present --notes                 Show its notes in a second terminal.
        tca present FILE --room             Let the audience follow in a browser.
        tca present FILE --page talk.html   Write the talk as a page, for a browser or a printer.
      """)

  @ArgumentParser.Argument(help: "A scenario file.", completion: .file())
  var file: String?

  @Flag(help: "Show the speaker notes, the clock and the next slide of a talk in another terminal.")
  var notes = false

  @Option(help: "The typing speed in characters per second; 0 types immediately.")
  var speed: Double = 30

  @Option(help: "The colors: terminal, dark, or light.")
  var theme = TalkTheme.terminal

  @Option(
    help:
      "Write the talk with its outputs as one HTML page, and present nothing; `-` is standard output."
  )
  var page: String?

  @Flag(
    help: "Let others follow in a browser; --address, --publish, and --to say how, as in `room`.")
  var room = false

  @OptionGroup var carrier: CarrierOptions

  @OptionGroup var trust: TrustOptions

  func validate() throws {
    guard file != nil || notes else {
      throw ValidationError("`present` needs a scenario file, or `--notes`")
    }
    guard speed.isFinite, speed >= 0 else {
      throw ValidationError("--speed needs a number of characters per second from 0, such as 30")
    }
  }

  @MainActor
  func run() async throws {
    guard let file, !notes else { return try await showNotes() }
    let watched = TalkFile(file)
    let talk = Talk(readScenario(file))
    guard !talk.stops.isEmpty else {
      fail(TranslatedReport.shown("\(file): error: the scenario is empty"))
    }
    let faults = TalkTaskCheck(talk).unreadable.map { $0.text(for: file) }
    guard faults.isEmpty else { fail(TranslatedReport.shown(faults.joined(separator: "\n"))) }
    let recovery = await ScenarioRecovery.begin(SessionFactory.features)
    let trust = ScenarioTrust(trust, scenarios: [file])
    if let refusal = trust.refusal(of: file) { fail(TranslatedReport.shown(refusal)) }
    if let page {
      let writer = TalkPageWriter(talk: talk, file: file, trust: trust)
      CurrentProgram.exit(await writer.write(to: page))
    }
    guard let terminal = ScenarioTerminal() else {
      throw ValidationError(
        "`present` needs a terminal; `\(CurrentProgram.name) replay \(file)` does not")
    }
    let room = try await openRoom(terminal)
    let socket = NotesSocket.path(environment: ProcessInfo.processInfo.environment)
    let presenter = Presenter(
      talk, editor: terminal.editor, style: terminal.style, recovery, theme: theme,
      notes: NotesServer(path: socket), room: room.map(TalkRoom.init)
    ) {
      let session = SessionFactory.makeSession(in: ScenarioFile.folder(of: file), trust, recovery)
      terminal.attach(to: session)
      return session
    }
    await presenter.run(talk, file: watched, rhythm: TypingRhythm(speed: speed))
    CurrentProgram.exit(0)
  }

  /// Opens the room, and waits for a key so that the address can be read. After a crash, the audience has the address already.
  @MainActor
  private func openRoom(_ terminal: ScenarioTerminal) async throws -> (any OpenRoom)? {
    guard room || carrier.carrier != nil else { return nil }
    do {
      let host = LocalRoomHost(isTalk: true)
      let room = try await host.open(
        carrier.carrier ?? .server(.thisMachine), at: host.place)
      if Supervision.isReplacement, room.place == host.place { return room }
      let begins = ChosenLanguage.said("any key begins")
      terminal.editor.print((room.code + [room.address, begins]).joined(separator: "\n"))
      _ = await terminal.editor.readKey(within: nil)
      return room
    } catch let failure as RoomFailure {
      fail(ChosenLanguage.translated("error: \(failure.message)"))
    }
  }

  @MainActor
  private func showNotes() async throws {
    guard let path = NotesSocket.path(environment: ProcessInfo.processInfo.environment) else {
      throw ValidationError("the folder for the notes cannot be created; set XDG_RUNTIME_DIR")
    }
    guard let terminal = ScenarioTerminal() else {
      throw ValidationError("`present --notes` needs a terminal")
    }
    var viewer = NotesViewer(terminal, path: path)
    await viewer.run()
    CurrentProgram.exit(0)
  }

  @MainActor
  private func readScenario(_ file: String) -> Scenario {
    do {
      return try GivenScenario.read(file)
    } catch {
      fail(TranslatedReport.shown(error.text(for: file)))
    }
  }

  @MainActor
  private func fail(_ text: String) -> Never {
    PlainOutput().print(text)
    CurrentProgram.exit(1)
  }
}

extension PresentCommand: ReadsStrangersFiles {
  var scenarios: [String] { [file].compactMap { $0 } }
  var isUnrestricted: Bool { file == nil || trust.trustsAll }
  /// A room starts a process for each attempt at a task.
  var programs: HelperPrograms { room || carrier.carrier != nil ? .attempts : [] }
  var newFolders: [String] { [carrier.to].compactMap { $0 } }
  var writablePaths: [String] {
    let notes = NotesSocket.path(environment: ProcessInfo.processInfo.environment)
    return [page.flatMap { $0 == "-" ? nil : $0 }, notes].compactMap { $0 }
      .map(ScenarioFile.folder)
  }
}
