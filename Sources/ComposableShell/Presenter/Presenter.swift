import ShellCore
import TerminalUI

/// Gives a talk at the terminal: draws what the talk's state shows, and tells it what happens.
@MainActor
struct Presenter {
  private let session: TalkSession<Session>
  private let editor: LineEditor
  private let painter: TalkPainter
  private let wish = QuitWish()

  /// - Parameter begin: Makes the session in which the talk's commands run.
  init(
    _ talk: Talk, editor: LineEditor, style: TerminalStyle, begin: @escaping () -> Session
  ) {
    session = TalkSession(talk.steps) { [wish] in
      let session = begin()
      wish.watch(session.interruption)
      return session
    }
    self.editor = editor
    painter = TalkPainter(style: style)
    session.isStopped = { [wish] in wish.isThere }
  }

  /// Gives the talk until its end.
  func run(_ talk: Talk, rhythm: TypingRhythm) async {
    var state = TalkState(talk, size: size, rhythm: rhythm, prompt: session.host.prompt)
    editor.setFullScreen(true)
    armInterrupt()
    while !wish.isThere {
      draw(state)
      guard let event = await nextEvent(state) else { break }
      await carryOut(state.handle(event), &state)
    }
    editor.setInterruptHandler(nil)
    editor.setFullScreen(false)
  }

  private var size: TalkSize {
    let (columns, rows) = editor.size
    return TalkSize(columns: columns, rows: rows)
  }

  private func draw(_ state: TalkState) {
    editor.print(painter.drawing(TalkScreen(state)), terminator: "")
  }

  /// nil: the terminal is gone.
  private func nextEvent(_ state: TalkState) async -> TalkEvent? {
    switch await editor.readKey(within: state.timeout) {
    case .key(let key): .key(key)
    case .nothing: .tick
    case .redraw: .resized(size)
    case .endOfInput: nil
    }
  }

  private func carryOut(_ effect: TalkEffect?, _ state: inout TalkState) async {
    switch effect {
    case .run(let position):
      draw(state)
      _ = state.handle(.ran(await session.run(position)))
    case .reach(let position): _ = state.handle(.reached(await session.reach(position)))
    case .live(let position):
      await prompt(at: position, state)
      _ = state.handle(.returned)
      _ = state.handle(.resized(size))
    case .quit: wish.express()
    case nil: break
    }
  }

  /// The slide, and below it a prompt.
  private func prompt(at position: Int, _ state: TalkState) async {
    let host = await session.lend(at: position)
    editor.print("\u{1B}[H\u{1B}[J\u{1B}[?25h", terminator: "")
    let hint = StyledLine("`quit` goes back to the talk", .dimmed)
    for row in TalkScreen(state).liveRows + [hint] { editor.print(painter.painted(row)) }
    editor.setInterruptHandler(nil)
    _ = await TerminalPrompt(host, editor: editor, style: painter.style).run([])
    armInterrupt()
  }

  /// Ctrl-C ends the talk, and a command that runs too long for it.
  private func armInterrupt() {
    editor.setInterruptHandler { [wish] in wish.express() }
  }
}
