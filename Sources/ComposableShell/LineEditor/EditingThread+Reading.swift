import CLibEdit
import Foundation

// How libedit gets its characters: from the keys, while output, signals and pastes come in between.
extension EditingThread {
  /// How long the rest of a mark around a paste may be on its way, in milliseconds.
  private static let markPatience: Int32 = 30
  /// How long more of a large input may be on its way before what is there is shown.
  private static let inputPatience: Int32 = 20

  /// Waits for the next character: `nil` when the terminal is gone.
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
    switch key {
    case .character(let character): characters.append(character)
    case .text(let text) where editor.isSearching: characters = text.reversed()
    case .text(let text):
      hide(editor)
      editor.insert(text)
    }
  }

  private enum Arrival { case some, none, end }

  private func wait(_ editor: Editor) -> Arrival {
    let patience = keys.mayBeMark ? Self.markPatience : isHidden ? Self.inputPatience : -1
    let sources = [STDIN_FILENO, desk.wake.reading, output.capture.reading]
    // Who types fast, or pastes, has no use for a hint.
    let isIdle = patience < 0 && !Descriptors.wait(for: sources, milliseconds: 0).contains(true)
    if isIdle { showHint(editor) }
    let ready = Descriptors.wait(for: sources, milliseconds: patience)
    wipeHint(editor)
    if ready[1] { desk.wake.takeSignals().forEach { receive(signal: $0, editor) } }
    if ready[1] || ready[2] { printAbove(output.takeWaiting(), editor) }
    if ready[1] { changePrompt(editor) }
    if ready[0] { return readKeys() }
    if ready.contains(true) || patience < 0 { return .some }
    if keys.mayBeMark { return .none }
    show(editor)
    return .some
  }

  private func readKeys() -> Arrival {
    guard let bytes = Descriptors.readSome(STDIN_FILENO) else {
      return errno == EAGAIN ? .some : .end
    }
    keys.append(bytes)
    return bytes.isEmpty ? .end : .some
  }

  private func receive(signal: Int32, _ editor: Editor) {
    switch signal {
    case SIGINT: characters.append("\u{3}")
    case SIGTSTP: characters.append("\u{1A}")
    case SIGWINCH: redraw(editor) { editor.resize() }
    case SIGCONT where wasStopped: wasStopped = false
    case SIGCONT:
      editor.write([UInt8(ascii: "\r")])
      editor.draw()
    default: break
    }
  }
}

// What is seen of the line.
extension EditingThread {
  func hide(_ editor: Editor) {
    if !isHidden { editor.erase() }
    isHidden = true
  }

  func show(_ editor: Editor) {
    if isHidden { editor.draw() }
    isHidden = false
  }

  /// Writes whole lines above the one that is typed.
  func printAbove(_ bytes: [UInt8], _ editor: Editor) {
    guard !bytes.isEmpty else { return }
    redraw(editor) { editor.write(bytes) }
  }

  private func changePrompt(_ editor: Editor) {
    guard let prompt = desk.takeNewPrompt() else { return }
    redraw(editor) { editor.setPrompt(Prompt(prompt)) }
  }

  /// Does something while the line is off the screen.
  private func redraw(_ editor: Editor, _ body: () -> Void) {
    let wasHidden = isHidden
    hide(editor)
    body()
    if !wasHidden { show(editor) }
  }
}
