import ShellCore

/// The width of the slide for which the next picture is drawn.
@MainActor
private final class SlideWidth {
  var columns = 80
}

/// Presents a talk at the terminal: draws the state of the talk, and sends it events.
@MainActor
struct Presenter {
  private let session: TalkSession<Session>
  private let editor: LineEditor
  private let painter: TalkPainter
  private let stopRequest = StopRequest()
  private let recovery: ScenarioRecovery?
  private let notes: NotesServer?
  private let theme: TalkTheme
  private let style: TerminalStyle
  private let width = SlideWidth()
  private let startedAt = Date().timeIntervalSince1970
  private let room: TalkRoom?

  /// - Parameters:
  ///   - theme: The colors at the beginning.
  ///   - notes: Receives the speaker's view; `nil` for no notes.
  ///   - room: Receives what the audience sees; `nil` for no room.
  ///   - begin: Creates the session in which the commands of the talk run.
  init(
    _ talk: Talk, editor: LineEditor, style: TerminalStyle, _ recovery: ScenarioRecovery?,
    theme: TalkTheme = .terminal, notes: NotesServer? = nil, room: TalkRoom? = nil,
    begin: @escaping () -> Session
  ) {
    self.notes = notes
    self.room = room
    self.theme = theme
    self.style = style
    self.recovery = recovery
    session = TalkSession(talk.steps) { [stopRequest] in
      let session = begin()
      stopRequest.interrupts(session.interruption)
      room?.connect(session)
      return session
    }
    self.editor = editor
    painter = TalkPainter(style: style)
    session.isStopped = { [stopRequest] in stopRequest.wasMade }
    // A command has the same number whenever it runs.
    session.shown = { [width] command, output, host in
      AudienceText.withoutAdvice(
        await Self.fitting(output, of: command, host, columns: width.columns))
    }
    session.willRun = { position in recovery?.log.next = position + 1 }
  }

  /// A picture is drawn for 80 columns, as in the file, and again if the terminal is narrower.
  private static func fitting(
    _ output: String, of command: String, _ host: Session, columns: Int
  ) async -> String {
    guard columns < host.display.screen.width, AudienceText.isPicture(command) else {
      return output
    }
    let width = host.display.screen.width
    defer { host.display.screen.width = width }
    host.display.screen.width = columns
    return host.redrawnScreen ?? output
  }

  /// Presents the talk until its end.
  ///
  /// - Parameter file: The file of the talk, which is read again when it is saved.
  func run(_ talk: Talk, file: TalkFile, rhythm: TypingRhythm) async {
    var file = file
    var control = TalkControl(
      TalkState(
        talk, size: size, rhythm: rhythm, prompt: session.host.prompt, theme: theme,
        language: ChosenLanguage.current,
        notice: Supervision.isReplacement || size.columns < 60
          ? nil : "Space goes on, h lists the keys"))
    editor.setFullScreen(true)
    armInterrupt()
    if recovery?.error != nil { await goBackToStop(&control) }
    while !stopRequest.wasMade {
      Supervision.set(.stop, control.state.stop)
      await draw(control.state)
      guard let event = await nextEvent(control.state, &file) else { break }
      if case .saved(let new) = event { session.replace(new.steps) }
      await perform(control.handle(event), &control)
    }
    editor.setInterruptHandler(nil)
    editor.setFullScreen(false)
    notes?.end()
    await room?.finish()
  }

  /// Goes to the stop at which the talk's previous process has ended.
  private func goBackToStop(_ control: inout TalkControl) async {
    let stop = Supervision.note(.stop)
    await perform(control.resume(at: stop, notice: recovery?.error), &control)
    recovery?.log.next = talkPosition(control.state) + 1
    if recovery?.log.isAtCrash == true {
      await perform(control.repeatCommand(), &control)
    } else if let line = recovery?.lostLine, let error = recovery?.error {
      await room?.publishLost(line, error, control.state, session)
    }
  }

  private func talkPosition(_ state: TalkState) -> Int { state.talk.stepCount(at: state.stop) }

  private var size: TalkSize {
    let (columns, rows) = editor.size
    return TalkSize(columns: columns, rows: rows)
  }

  private func draw(_ state: TalkState) async {
    width.columns = state.division.slideColumns
    let screen = painter.drawing(
      TalkScreen(state), state.theme, columns: state.size.columns, stage: await stage(state))
    editor.print(screen, terminator: "")
    notes?.publish(SpeakerView(state, startedAt: startedAt))
    await room?.publish(state, session)
  }

  /// The stage in the state of the talk, and where it is; `nil` if it is not shown.
  private func stage(_ state: TalkState) async -> (picture: StagePicture, area: TalkArea)? {
    guard let area = state.stageArea else { return nil }
    // After a step back, the session is still in the state after the following commands.
    await session.reach(state.position)
    let host = session.host
    let mode = host.display.stage, language = host.display.language
    (host.display.stage, host.display.language) = (.full, ChosenLanguage.current)
    defer { (host.display.stage, host.display.language) = (mode, language) }
    let settings = StageSettings(
      columns: area.columns, rows: state.size.rows, isASCII: !style.hasBoxCharacters,
      tallest: area.rows)
    return host.stage.picture(settings).map { ($0, area) }
  }

  /// Waits for an event, and looks at the file several times per second; returns nil if the terminal was closed.
  private func nextEvent(_ state: TalkState, _ file: inout TalkFile) async -> TalkEvent? {
    var left = state.timeout
    while true {
      let limit = min(left ?? Self.look, Self.look)
      switch await editor.readKey(within: limit) {
      case .key(let key): return .key(key)
      case .redraw: return .resized(size)
      case .endOfInput: return nil
      case .nothing:
        if let event = file.saved() { return event }
        if let fault = room?.takeFault() { return .refused(fault) }
        let progress = room?.progress(session.host)
        if progress != state.progress { return .progress(progress) }
        guard let rest = left else { continue }
        guard rest > limit else { return .tick }
        left = rest - limit
      }
    }
  }

  private static let look = Duration.milliseconds(200)

  private func perform(_ effect: TalkEffect?, _ control: inout TalkControl) async {
    switch effect {
    case .run(let position):
      await draw(control.state)
      _ = control.handle(.ran(await session.run(position)))
    case .reach(let position): _ = control.handle(.reached(await session.reach(position)))
    case .live(let position):
      await prompt(at: position, control.state)
      _ = control.handle(.returned)
      _ = control.handle(.resized(size))
    case .tellTime:
      let seconds = Int(Date().timeIntervalSince1970 - startedAt)
      _ = control.handle(.elapsed(seconds: max(0, seconds)))
    case .quit: stopRequest.make()
    case nil: break
    }
  }

  /// Shows the slide with a prompt below it.
  private func prompt(at position: Int, _ state: TalkState) async {
    let host = await session.lend(at: position)
    // Lines that are typed have numbers that no command has, and none of an earlier process.
    recovery?.log.next = Self.firstTypedLine * (Supervision.workerNumber + 1)
    editor.print("\u{1B}[H\u{1B}[J\u{1B}[?25h", terminator: "")
    // What the talk itself prints is compared with its file, which is in English.
    let language = host.display.language
    host.display.language = ChosenLanguage.current
    defer { host.display.language = language }
    host.room.publishesLines = true
    defer { host.room.publishesLines = false }
    let hint = StyledLine(
      ChosenLanguage.current.said("`quit` returns to the talk"), .dimmed)
    for row in TalkScreen(state.withoutStage).liveRows + [hint] {
      editor.print(painter.painted(row))
    }
    editor.setInterruptHandler(nil)
    _ = await TerminalPrompt(host, editor: editor, style: painter.style).run([])
    armInterrupt()
  }

  private static let firstTypedLine = 1_000_000

  /// Makes Ctrl-C end the talk and interrupt the running command.
  private func armInterrupt() {
    editor.setInterruptHandler { [stopRequest] in stopRequest.make() }
  }
}
