import CLibEdit
import Foundation

/// The functions that libedit calls, including the keys that the shell defines.
final class EditorCommands {
  private let reader: CharacterReader
  private let requests: RequestQueue
  private let output: TerminalOutput
  private let editor: Editor
  /// Whether the line was discarded with Ctrl-C.
  var wasInterrupted = false

  init(_ reader: CharacterReader, _ requests: RequestQueue, _ output: TerminalOutput) {
    self.reader = reader
    self.requests = requests
    self.output = output
    editor = reader.display.editor
  }

  /// Registers the functions with libedit, which keeps a reference to this object and does not retain it.
  func connect() {
    let handle = editor.handle
    cle_set_client(handle, Unmanaged.passUnretained(self).toOpaque())
    _ = cle_set_prompt(handle, { of($0).editor.promptText }, CChar(Prompt.quote.value))
    _ = cle_set_reader(handle) { of($0).read($1) }
    define("complete", "^I") { handle, _ in UInt8(of(handle).complete()) }
    define("interrupt", "^C") { handle, _ in UInt8(of(handle).discard()) }
    define("end", "^D") { handle, _ in UInt8(of(handle).deleteOrEnd()) }
    define("stop", "^Z") { handle, _ in UInt8(of(handle).stop()) }
    define("clear", "^L") { handle, _ in UInt8(of(handle).clear()) }
    define("search", "^R") { handle, _ in UInt8(of(handle).search()) }
    editor.bind("^S", to: "shell-search")
    define("right", "^F") { handle, _ in UInt8(of(handle).acceptHintOrMoveRight()) }
    for key in ["\\e[C", "\\eOC"] { editor.bind(key, to: "shell-right") }
  }

  private func define(
    _ name: String, _ key: String, _ function: @convention(c) (OpaquePointer?, Int32) -> UInt8
  ) {
    _ = cle_add_function(editor.handle, "shell-\(name)", function)
    editor.bind(key, to: "shell-\(name)")
  }

  private func read(_ character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    guard let next = reader.next() else { return 0 }
    character?.pointee = wchar_t(bitPattern: next.value)
    return 1
  }

  private func complete() -> Int32 {
    let text = editor.line.textBeforeCursor
    let step = CompletionStep(
      requests.complete(text), text: text, next: editor.line.characterAtCursor)
    switch step {
    case .nothing: return CC_REFRESH_BEEP
    case .replace(let count, let replacement):
      editor.line.deleteBeforeCursor(text.suffix(count).unicodeScalars.count)
      editor.line.insert(replacement.unicodeScalars)
      return CC_REFRESH
    case .list(let candidates):
      list(candidates)
      return CC_NORM
    }
  }

  private func list(_ candidates: [CandidateList.Row]) {
    let (columns, rows) = editor.size
    let lines = CandidateList.listing(candidates, columns: columns, rows: max(1, rows - 2))
    let text = Array(lines.map { $0 + "\n" }.joined().utf8)
    if output.hasStage { return output.print(text) }
    editor.moveBelow()
    editor.write(text)
    editor.draw()
  }

  /// Searches the history for what is typed, until a key means something else.
  private func search() -> Int32 {
    var search = HistorySearch(in: editor.remembered, from: editor.line.text)
    defer { reader.display.search = nil }
    while true {
      reader.display.search = search
      guard let key = reader.next() else { return CC_EOF }
      let step = search.take(key)
      reader.display.redraw {
        editor.line.clear()
        editor.line.insert(search.line.unicodeScalars)
      }
      guard step != .goesOn else { continue }
      editor.line.moveLeft(search.line[search.cursor...].unicodeScalars.count)
      if case .endsBefore(let key) = step {
        el_wpush(editor.handle, [wchar_t(bitPattern: key.value), 0])
      }
      return CC_REFRESH
    }
  }

  /// Discards the line. The line feed makes libedit move below a line of several rows.
  private func discard() -> Int32 {
    wasInterrupted = true
    el_wpush(editor.handle, [10, 0])
    return CC_NORM
  }

  private func deleteOrEnd() -> Int32 {
    if editor.line.isEmpty { return CC_EOF }
    if editor.line.isCursorAtEnd { return CC_REFRESH_BEEP }
    editor.line.deleteAtCursor()
    return CC_REFRESH
  }

  /// Clears the terminal, or draws the stage again.
  private func clear() -> Int32 {
    if output.hasStage {
      output.redrawStage()
      return CC_NORM
    }
    editor.write(Array("\u{1B}[H\u{1B}[2J".utf8))
    return CC_REDISPLAY
  }

  private func stop() -> Int32 {
    editor.moveBelow()
    reader.wasStopped = true
    cle_stop_job()
    output.redrawStage()
    editor.draw()
    return CC_NORM
  }

  /// Inserts the hint, or moves the cursor to the right if there is none.
  private func acceptHintOrMoveRight() -> Int32 {
    guard editor.line.isCursorAtEnd else {
      editor.line.moveRight()
      return CC_CURSOR
    }
    guard let hint = requests.hint(for: editor.line.textBeforeCursor), hint.isTyped else {
      return CC_REFRESH_BEEP
    }
    editor.line.insert(hint.text.unicodeScalars)
    return CC_REFRESH
  }
}

private func of(_ handle: OpaquePointer?) -> EditorCommands {
  Unmanaged<EditorCommands>.fromOpaque(cle_client(handle)).takeUnretainedValue()
}
