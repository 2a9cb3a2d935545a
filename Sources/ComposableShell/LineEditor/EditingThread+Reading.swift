import CLibEdit
import Foundation

// Provides libedit with characters, and handles output, signals and pastes while it waits for them.
extension EditingThread {
  /// How long to wait for the rest of a marker around a paste, in milliseconds.
  private static let markerTimeout: Int32 = 30
  /// How long to wait for more of a large input before the line is shown, in milliseconds.
  private static let inputTimeout: Int32 = 20

  /// Waits for the next character; returns nil if the terminal was closed.
  func nextCharacter(_ editor: Editor) -> Unicode.Scalar? {
    var isComplete = false
    while true {
      if let character = characters.popLast() {
        show(editor)
        return character
      }
      if let key = keys.next(isComplete: isComplete) {
        take(key, editor)
        continue
      }
      isComplete = false
      switch wait(editor) {
      case .some: break
      case .none: isComplete = true
      case .end: return nil
      }
    }
  }

  private func take(_ key: KeyDecoder.Key, _ editor: Editor) {
    keys.noteKey(followsText: !editor.line.text.isEmpty)
    switch key {
    case .character(let character):
      let count = Self.erases(character) ? charactersToErase(editor) : 1
      characters.append(contentsOf: repeatElement(character, count: count))
    case .click(let column, let row): click(column: column, row: row, editor)
    case .text(let text) where editor.line.isSearching: characters = text.reversed()
    case .text(let text):
      hide(editor)
      editor.line.insert(text)
    }
  }

  private static func erases(_ character: Unicode.Scalar) -> Bool {
    character == "\u{7F}" || character == "\u{8}"
  }

  /// libedit erases one Unicode scalar at a time. A joined emoji or a letter with combining marks consists of several.
  private func charactersToErase(_ editor: Editor) -> Int {
    guard !editor.line.isSearching else { return 1 }
    return editor.line.textBeforeCursor.last?.unicodeScalars.count ?? 1
  }

  private enum Arrival { case some, none, end }

  private func wait(_ editor: Editor) -> Arrival {
    let timeout = keys.mayBeMarker ? Self.markerTimeout : isHidden ? Self.inputTimeout : -1
    let sources = [STDIN_FILENO, requests.wake.reading, output.capture.reading]
    // A hint is of no use while someone types fast or pastes.
    let isIdle = timeout < 0 && !Descriptors.wait(for: sources, milliseconds: 0).contains(true)
    if isIdle, !editor.line.isSearching { keepInput(text: editor.line.text) }
    if output.hasStage, !isHidden { showLine(editor) }
    if isIdle { showHint(editor) }
    let ready = Descriptors.wait(for: sources, milliseconds: timeout)
    eraseHint(editor)
    if ready[1] { requests.wake.takeSignals().forEach { receive(signal: $0, editor) } }
    if ready[1] || ready[2] { printAbove(output.takePending(), editor) }
    if ready[1] { changePrompt(editor) }
    if ready[0] { return readKeys() }
    if ready.contains(true) || timeout < 0 { return .some }
    if keys.mayBeMarker { return .none }
    show(editor)
    return .some
  }

  private func readKeys() -> Arrival {
    let bytes = Descriptors.readSome(STDIN_FILENO)
    if bytes == nil, errno == EAGAIN { return .some }
    guard let bytes, !bytes.isEmpty else {
      // The terminal was closed, unless a feature has closed only the descriptor: then another worker continues.
      Supervision.checkInput()
      return .end
    }
    keys.append(bytes)
    return .some
  }

  private func receive(signal: Int32, _ editor: Editor) {
    switch signal {
    case SIGINT: characters.append("\u{3}")
    case SIGTSTP: characters.append("\u{1A}")
    case SIGWINCH where output.hasStage:
      editor.resize()
      output.redrawStage()
    case SIGCONT where output.hasStage:
      wasStopped = false
      output.redrawStage()
    case SIGWINCH: redraw(editor) { editor.resize() }
    case SIGCONT where wasStopped: wasStopped = false
    case SIGCONT:
      editor.write([UInt8(ascii: "\r")])
      editor.draw()
    default: break
    }
  }
}

// The line below the stage.
extension EditingThread {
  /// Shows the line below the stage. libedit does not draw it there.
  func showLine(_ editor: Editor, hint: String = "") {
    output.show(
      StageScreen.Line(
        prompt: editor.coloredPrompt, text: editor.line.text,
        beforeCursor: editor.line.textBeforeCursor,
        hint: hint))
  }

  /// Types the line of the control that was clicked. The incomplete line returns after it.
  private func click(column: Int, row: Int, _ editor: Editor) {
    guard !editor.line.isSearching, let target = output.target(column: column, row: row) else {
      return
    }
    let text = editor.line.text
    editor.line.clear()
    editor.line.insert(target.line.unicodeScalars)
    guard target.isComplete else { return }
    interruptedText = Array(text.unicodeScalars)
    characters.insert("\r", at: 0)
  }
}

// Shows and hides the line.
extension EditingThread {
  func hide(_ editor: Editor) {
    if !isHidden { editor.erase() }
    isHidden = true
  }

  func show(_ editor: Editor) {
    if isHidden { editor.draw() }
    isHidden = false
  }

  /// Writes complete lines above the line that is being typed.
  func printAbove(_ bytes: [UInt8], _ editor: Editor) {
    guard !bytes.isEmpty else { return }
    redraw(editor) { editor.write(bytes) }
  }

  private func changePrompt(_ editor: Editor) {
    guard let prompt = requests.takeNewPrompt() else { return }
    redraw(editor) { editor.setPrompt(Prompt(prompt)) }
  }

  /// Performs an operation while the line is off the screen.
  private func redraw(_ editor: Editor, _ body: () -> Void) {
    let wasHidden = isHidden
    hide(editor)
    body()
    if !wasHidden { show(editor) }
  }
}
