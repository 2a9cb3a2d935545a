import FileAccess
import Foundation

/// Provides libedit with characters, and handles output, signals and pastes while it waits for them.
final class CharacterReader {
  let display: LineDisplay
  private let input: TypedInput
  private let requests: RequestQueue
  private let output: TerminalOutput
  /// Whether the program was stopped with Ctrl-Z while the line was edited.
  var wasStopped = false

  /// How long to wait for the rest of a marker around a paste, in milliseconds.
  private static let markerTimeout: Int32 = 30
  /// How long to wait for more of a large input before the line is shown, in milliseconds.
  private static let inputTimeout: Int32 = 20

  init(
    _ display: LineDisplay, _ input: TypedInput, _ requests: RequestQueue, _ output: TerminalOutput
  ) {
    self.display = display
    self.input = input
    self.requests = requests
    self.output = output
  }

  private var line: LineBuffer { display.editor.line }

  /// Waits for the next character; returns nil if the terminal was closed.
  func next() -> Unicode.Scalar? {
    var isComplete = false
    while true {
      if let character = input.characters.popLast() {
        display.show()
        return character
      }
      if let key = input.keys.next(isComplete: isComplete) {
        take(key)
        continue
      }
      isComplete = false
      switch wait() {
      case .some: break
      case .none: isComplete = true
      case .end: return nil
      }
    }
  }

  private func take(_ key: KeyDecoder.Key) {
    input.keys.noteKey(followsText: !line.text.isEmpty)
    if key == .character("\u{1B}"), input.keys.skipSequence(unless: Editor.knows) { return }
    switch key {
    case .character(let character):
      let count = Self.erases(character) ? charactersToErase : 1
      input.characters.append(contentsOf: repeatElement(character, count: count))
    case .click(let column, let row): click(column: column, row: row)
    case .text(let text) where display.search != nil: input.characters = text.reversed()
    case .text(let text):
      display.hide()
      line.insert(text)
    }
  }

  private static func erases(_ character: Unicode.Scalar) -> Bool {
    character == "\u{7F}" || character == "\u{8}"
  }

  /// libedit erases one Unicode scalar at a time. A joined emoji or a letter with combining marks consists of several.
  private var charactersToErase: Int {
    guard display.search == nil else { return 1 }
    return line.textBeforeCursor.last?.unicodeScalars.count ?? 1
  }

  /// Types the line of the control that was clicked. The incomplete line returns after it.
  private func click(column: Int, row: Int) {
    guard display.search == nil, let target = output.target(column: column, row: row) else {
      return
    }
    let text = line.text
    line.clear()
    line.insert(target.line.unicodeScalars)
    guard target.isComplete else { return }
    input.interruptedLine = Array(text.unicodeScalars)
    input.characters.insert("\r", at: 0)
  }

  /// - Returns: `none` if the time for more input is over.
  private func wait() -> TypedInput.Arrival {
    let mayBeMarker = input.keys.mayBeMarker
    let timeout = mayBeMarker ? Self.markerTimeout : display.isHidden ? Self.inputTimeout : -1
    let sources = [STDIN_FILENO, requests.wake.reading] + output.capture.readings
    // A hint is of no use while someone types fast or pastes.
    let isIdle = timeout < 0 && !Descriptors.wait(for: sources, milliseconds: 0).contains(true)
    if isIdle, display.search == nil { input.keep(line: line.text) }
    display.showBelowStage()
    if isIdle { display.showHint(requests.hint) }
    let ready = Descriptors.waitForShell(sources, milliseconds: timeout)
    display.eraseHint()
    if ready[1] { requests.wake.takeSignals().forEach(receive) }
    if ready[1...].contains(true) { display.printAbove(output.takePending()) }
    if ready[1] { changePrompt() }
    if ready[0] { return readKeys() }
    if ready.contains(true) || timeout < 0 { return .some }
    if mayBeMarker { return .none }
    display.show()
    return .some
  }

  private func readKeys() -> TypedInput.Arrival {
    guard input.read() == .end else {
      keepText()
      return .some
    }
    // The terminal was closed, unless a feature has closed only the descriptor: then another worker continues.
    Supervision.checkInput()
    return .end
  }

  /// Keeps text that is typed at the end of the line before it is shown: what a person has seen is not lost.
  ///
  /// What other keys make of the line is known afterwards, so `wait` keeps it.
  private func keepText() {
    guard display.search == nil, line.isCursorAtEnd else { return }
    guard input.rest.allSatisfy({ $0 >= UInt8(ascii: " ") && $0 != 0x7F }) else { return }
    input.keep(line: line.text)
  }

  private func receive(signal: Int32) {
    switch signal {
    case SIGINT: input.characters.append("\u{3}")
    case SIGTSTP: input.characters.append("\u{1A}")
    case SIGWINCH where output.hasStage:
      display.editor.resize()
      output.redrawStage()
    case SIGCONT where output.hasStage:
      wasStopped = false
      output.redrawStage()
    case SIGWINCH: display.redraw { display.editor.resize() }
    case SIGCONT where wasStopped: wasStopped = false
    case SIGCONT:
      display.editor.write([UInt8(ascii: "\r")])
      display.editor.draw()
    default: break
    }
  }

  private func changePrompt() {
    guard let prompt = requests.takeNewPrompt() else { return }
    display.redraw { display.editor.setPrompt(Prompt(prompt)) }
  }
}
