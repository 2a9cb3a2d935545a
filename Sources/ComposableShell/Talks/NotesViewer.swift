import ShellCore

/// Shows the speaker's view of the talk that runs in another terminal.
@MainActor
struct NotesViewer {
  private let editor: LineEditor
  private let painter: TalkPainter
  private var client: NotesClient

  init(_ terminal: ScenarioTerminal, path: String) {
    editor = terminal.editor
    painter = TalkPainter(style: terminal.style)
    client = NotesClient(path: path)
  }

  /// Follows talks until the user quits.
  mutating func run() async {
    editor.setFullScreen(true)
    defer { editor.setFullScreen(false) }
    while true {
      client.update()
      draw()
      switch await editor.readKey(within: .milliseconds(200)) {
      case .key(.character("q")), .key(.interrupt), .endOfInput: return
      case .key, .nothing, .redraw: continue
      }
    }
  }

  private func draw() {
    let (columns, rows) = editor.size
    let now = Date()
    let time = Calendar.current.dateComponents([.hour, .minute], from: now)
    let clock = String(format: "%02d:%02d", time.hour ?? 0, time.minute ?? 0)
    let screen = SpeakerScreen(
      client.view, size: TalkSize(columns: columns, rows: rows), now: now.timeIntervalSince1970,
      clock: clock, language: ChosenLanguage.current)
    editor.print(painter.drawing(screen.rows), terminator: "")
  }
}
