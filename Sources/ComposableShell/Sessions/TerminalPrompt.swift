import ShellCore

@MainActor
struct TerminalPrompt {
  private let session: Session
  private let editor: LineEditor
  private let style: TerminalStyle
  private let watch: SourceWatch
  private let stage: PromptStage
  private let outputs: OutputPrinter
  /// What a long load is doing.
  private let progress: TransientLine?
  private let textEditor = TextEditor(environment: ProcessInfo.processInfo.environment)
  /// What a new session shows first.
  private let greeting: Output?

  /// Whether standard input and standard output are a terminal.
  static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Returns nil if standard input or standard output is not a terminal.
  ///
  /// - Parameters:
  ///   - hasPager: Whether long output is shown by a pager.
  ///   - greeting: What a new session shows first.
  init?(_ session: Session, hasPager: Bool = true, greeting: Output? = nil) {
    let environment = ProcessInfo.processInfo.environment
    guard let editor = LineEditor(history: HistoryFile.ofPrompt) else { return nil }
    self.session = session
    self.editor = editor
    self.greeting = greeting
    session.output.takePrints = { editor.takePrinted() }
    session.output.showsPrints = true
    style = TerminalStyle(environment: environment)
    watch = SourceWatch(session)
    stage = PromptStage(
      session: session, editor: editor, style: style, isPossible: style.canMoveCursor)
    outputs = OutputPrinter(
      session: session, editor: editor, style: style,
      pager: hasPager && style.canMoveCursor ? Pager(environment: environment) : nil)
    guard style.canMoveCursor else {
      progress = nil
      session.workspace.loader = .caching(LoadProgress.Display { editor.print($0) })
      return
    }
    let progress = TransientLine { if !editor.hasStage { editor.write($0) } }
    self.progress = progress
    session.workspace.loader = .caching(
      LoadProgress.Display(show: progress.show, remove: progress.remove))
    session.display.showProgress = { [unowned display = session.display] text in
      let said = MessageTranslator(display.language)?.message(text) ?? text
      // A line that is broken could not be erased.
      progress.show(said.truncated(toColumns: editor.size.columns - 1))
    }
  }

  /// Creates a prompt for a session that has already begun, whose clock is not changed.
  init(_ session: Session, editor: LineEditor, style: TerminalStyle) {
    self.session = session
    self.editor = editor
    self.style = style
    watch = SourceWatch(session)
    stage = PromptStage(session: session, editor: editor, style: style, isPossible: false)
    outputs = OutputPrinter(session: session, editor: editor, style: style, pager: nil)
    progress = nil
    greeting = nil
  }

  /// Evaluates lines until the session ends.
  ///
  /// - Parameters:
  ///   - firstLines: Lines to evaluate before those that are typed.
  ///   - startup: A file with lines to evaluate before all others.
  ///   - notes: What to show first.
  /// - Returns: The exit status of the program.
  func run(
    _ firstLines: [String], startup: StartupFile? = nil, notes: [Output] = []
  ) async -> Int32 {
    defer { stage.remove() }
    // After a restart, the notes belong below the stage.
    stage.update()
    notes.forEach(outputs.show)
    Supervision.noteLossesShown()
    if let greeting, notes.isEmpty, !Supervision.isReplacement { outputs.show(greeting) }
    let playsScenario = session.workspace.permissions.playsScenario
    session.workspace.permissions.playsScenario = false
    // The lines of a talk go on after its prompt.
    defer { session.workspace.permissions.playsScenario = playsScenario }
    var script = ScriptedLines()
    if let startup, await evaluate(startup, &script) { return 0 }
    for line in firstLines where script.begins() {
      if await evaluate(line) { return 0 }
    }
    session.room.writer.hasInput = { [editor] in editor.hasInput }
    let typed = TypedLines(editor: editor, style: style, show: outputs.show)
    var pasted = PastedTranscript()
    while true {
      switch await readLine() {
      case .line(let line):
        if editor.paste.isInvalid, let bytes = invalidBytes(of: line) {
          outputs.show(await session.evaluate(bytes: bytes))
          continue
        }
        for line in await typed.lines(of: line) {
          guard let line = pasted.command(in: line, isPasted: editor.isPasting) else { continue }
          guard let line = await typed.rest(of: line) else { continue }
          if await evaluate(line, isTyped: true) { return 0 }
        }
      case .interrupted: continue
      case .endOfInput:
        editor.print("")
        return 0
      }
    }
  }

  /// The bytes of a line that was not UTF-8, as far as they are known; `nil` if what was not has been erased.
  private func invalidBytes(of line: String) -> [UInt8]? {
    let parts = line.unicodeScalars.split(separator: "\u{FFFD}", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    return Array(parts.map { Array(String($0).utf8) }.joined(separator: [0xFF]))
  }

  private func readLine() async -> LineEditor.Input {
    updateEditor()
    let size = stage.update()
    let drawing = editor.hasStage ? Task { await stage.keepCurrent(drawnFor: size) } : nil
    let updates = Task { await showUpdates() }
    let saves = Task { await handleSaves() }
    let prompt = prompt
    let room = Task { await showRoom(in: prompt) }
    let input = await editor.readLine(prompt: prompt)
    updates.cancel()
    room.cancel()
    drawing?.cancel()
    await drawing?.value
    saves.cancel()
    // A check or reload that has begun is finished before the next line is evaluated.
    await saves.value
    return input
  }

  private func updateEditor() {
    let completer = session.completer
    editor.setCompleter(completer.complete)
    editor.setHinter(session.display.showsHints && style.hasColor ? completer.hint : nil)
  }

  private var prompt: String {
    let room = session.room.status.map { " [\(session.display.language.said($0))]" } ?? ""
    return ControlEscapes.escaped(session.prompt) + room + "> "
  }

  /// Shows in the prompt how many viewers of a room have voted or answered, while a line is typed.
  ///
  /// - Parameter prompt: The prompt that is shown first. A vote can arrive before this begins.
  private func showRoom(in prompt: String) async {
    var shown = prompt
    while session.room.status != nil {
      try? await Task.sleep(for: .milliseconds(250))
      guard !Task.isCancelled else { return }
      if self.prompt != shown { editor.changePrompt(self.prompt) }
      shown = self.prompt
    }
  }

  /// Lets time pass while a line is typed, and shows above the line what happens.
  private func showUpdates() async {
    var shown = prompt
    while await session.somethingToCatchUp() {
      let (output, hasChanged) = PromptUpdates.catchUp(session)
      guard hasChanged else { continue }
      outputs.show(output)
      updateEditor()
      if editor.hasStage { stage.update() }
      if prompt != shown { editor.changePrompt(prompt) }
      shown = prompt
    }
  }

  /// Checks or loads files again each time they are saved, and shows the result above the line.
  private func handleSaves() async {
    while let line = await watch.save() {
      outputs.show(await session.evaluate(line))
      updateEditor()
      if editor.hasStage { stage.update() }
      editor.changePrompt(prompt)
    }
  }

  /// Opens a file in the user's editor, and loads it again if it was changed.
  private func edit(_ place: EditedLine) async {
    var end = TextEditor.End.failed
    await editor.lend { end = await textEditor.open(place, on: $0) }
    switch end {
    case .changed where session.watchedFiles.isEmpty: outputs.show(await session.evaluate("reload"))
    case .changed, .unchanged: break
    case .failed:
      let text = "error: the editor `\(textEditor.command)` has failed\n  EDITOR names another one"
      outputs.show(Output(text: text, isError: true))
    }
  }

  /// Evaluates the lines of a file. The location of an error is shown, and the next line follows.
  ///
  /// - Returns: Whether the session has ended.
  private func evaluate(_ startup: StartupFile, _ script: inout ScriptedLines) async -> Bool {
    do {
      for line in try startup.lines() where script.begins() {
        let output = await session.evaluate(line.text)
        if output.isError { outputs.show(Output(text: "\(startup.path):\(line.number):")) }
        outputs.show(output)
        if output.ends { return true }
      }
    } catch {
      outputs.show(Output(text: "error: \(startup.path) cannot be read", isError: true))
    }
    return false
  }

  /// Says that an action is still running if it takes long, so that an endless loop is not silence. On a thread of its own, because a
  /// loop in a reducer blocks the main one.
  private func announceLongRun() -> Task<Void, Never> {
    let notice = session.display.language.said("still running; Ctrl-C stops it")
    return Task.detached { [editor] in
      try? await Task.sleep(for: .seconds(2))
      if !Task.isCancelled { editor.print(notice) }
    }
  }

  /// Evaluates a line and shows the output.
  ///
  /// - Returns: Whether the session has ended.
  private func evaluate(_ line: String, isTyped: Bool = false) async -> Bool {
    let interruption = session.interruption
    interruption.reset()
    if isTyped { await TrustQuestion.ask(before: line, in: session, at: editor) }
    outputs.show(PromptUpdates.catchUp(session, isLast: true).output)
    editor.setInterruptHandler { interruption.request() }
    session.display.screen = style.screenSettings(columns: editor.size.columns)
    let notice = LineTraits(line).runsFeature ? announceLongRun() : nil
    progress?.begin()
    let output = await session.evaluate(line)
    progress?.end()
    notice?.cancel()
    editor.setInterruptHandler(nil)
    if output.clearsTerminal { editor.clear() }
    if isTyped { await outputs.showAnswer(output, to: line) } else { outputs.show(output) }
    if isTyped, let place = output.edited { await edit(place) }
    if isTyped, let line = output.nextLine, !editor.hasInput {
      editor.returnKeys(Array(line.utf8))
    }
    if output.text.isEmpty, let text = output.confirmation {
      outputs.show(Output(lines: [StyledLine(text, .dimmed)]))
    }
    return output.ends
  }
}
