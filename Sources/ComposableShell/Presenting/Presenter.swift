import Foundation
import OutputText
import ShellCore
import Talks
import TerminalUI

/// Presents a talk at the terminal: draws the state of the talk, and sends it events.
@MainActor
struct Presenter {
  private let session: TalkSession<Session>
  private let editor: LineEditor
  private let painter: TalkPainter
  private let stopRequest = StopRequest()
  private let recovery: ScenarioRecovery?
  private let notes: NotesServer?
  private let startedAt = Date().timeIntervalSince1970

  /// - Parameters:
  ///   - showsAdvice: Whether the audience sees lines such as `Try: ...`.
  ///   - notes: Receives the speaker's view; `nil` for no notes.
  ///   - begin: Creates the session in which the commands of the talk run.
  init(
    _ talk: Talk, editor: LineEditor, style: TerminalStyle, _ recovery: ScenarioRecovery?,
    showsAdvice: Bool = false, notes: NotesServer? = nil, begin: @escaping () -> Session
  ) {
    self.notes = notes
    self.recovery = recovery
    session = TalkSession(talk.steps) { [stopRequest] in
      let session = begin()
      stopRequest.interrupts(session.interruption)
      return session
    }
    self.editor = editor
    painter = TalkPainter(style: style)
    session.isStopped = { [stopRequest] in stopRequest.wasMade }
    // A command has the same number whenever it runs.
    session.shown = { command, output, host in
      let text = await Self.fitting(output, of: command, host, columns: editor.size.columns)
      return showsAdvice ? text : AudienceText.withoutAdvice(text)
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
  func run(_ talk: Talk, rhythm: TypingRhythm) async {
    var state = TalkState(talk, size: size, rhythm: rhythm, prompt: session.host.prompt)
    editor.setFullScreen(true)
    armInterrupt()
    if recovery?.error != nil { await goBackToStop(&state) }
    while !stopRequest.wasMade {
      Supervision.set(.stop, state.stop)
      draw(state)
      guard let event = await nextEvent(state) else { break }
      await perform(state.handle(event), &state)
    }
    editor.setInterruptHandler(nil)
    editor.setFullScreen(false)
    notes?.end()
  }

  /// Goes to the stop at which the talk's previous process has ended.
  private func goBackToStop(_ state: inout TalkState) async {
    let stop = Supervision.note(.stop)
    await perform(state.resume(at: stop, notice: recovery?.error), &state)
    recovery?.log.next = talkPosition(state) + 1
    if recovery?.log.isAtCrash == true { await perform(state.repeatCommand(), &state) }
  }

  private func talkPosition(_ state: TalkState) -> Int { state.talk.stepCount(at: state.stop) }

  private var size: TalkSize {
    let (columns, rows) = editor.size
    return TalkSize(columns: columns, rows: rows)
  }

  private func draw(_ state: TalkState) {
    editor.print(painter.drawing(TalkScreen(state)), terminator: "")
    notes?.publish(state.speakerView(startedAt: startedAt))
  }

  /// Waits for an event; returns nil if the terminal was closed.
  private func nextEvent(_ state: TalkState) async -> TalkEvent? {
    switch await editor.readKey(within: state.timeout) {
    case .key(let key): .key(key)
    case .nothing: .tick
    case .redraw: .resized(size)
    case .endOfInput: nil
    }
  }

  private func perform(_ effect: TalkEffect?, _ state: inout TalkState) async {
    switch effect {
    case .run(let position):
      draw(state)
      _ = state.handle(.ran(await session.run(position)))
    case .reach(let position): _ = state.handle(.reached(await session.reach(position)))
    case .live(let position):
      await prompt(at: position, state)
      _ = state.handle(.returned)
      _ = state.handle(.resized(size))
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
    let hint = StyledLine("`quit` returns to the talk", .dimmed)
    for row in TalkScreen(state).liveRows + [hint] { editor.print(painter.painted(row)) }
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
