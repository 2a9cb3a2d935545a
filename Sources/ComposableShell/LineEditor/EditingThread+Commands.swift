import CLibEdit
import Foundation

// The functions that libedit calls, including the keys that the shell defines.
extension EditingThread {
  /// Registers this thread's functions with libedit. The reference stays valid, because the thread never ends.
  func connect(_ editor: Editor) {
    let handle = editor.handle
    cle_set_client(handle, Unmanaged.passUnretained(self).toOpaque())
    _ = cle_set_prompt(handle, { of($0).editor?.promptText }, CChar(Prompt.quote.value))
    _ = cle_set_reader(handle) { of($0).read($1) }
    define("complete", "^I", editor) { handle, _ in of(handle).with { $0.complete($1) } }
    define("interrupt", "^C", editor) { handle, _ in of(handle).with { $0.discard($1) } }
    define("end", "^D", editor) { handle, _ in of(handle).with { $0.deleteOrEnd($1) } }
    define("stop", "^Z", editor) { handle, _ in of(handle).with { $0.stop($1) } }
    define("clear", "^L", editor) { handle, _ in of(handle).with { $0.clear($1) } }
    define("right", "^F", editor) { handle, _ in of(handle).with { $0.acceptHintOrMoveRight($1) } }
    for key in ["\\e[C", "\\eOC"] { editor.bind(key, to: "shell-right") }
  }

  private func define(
    _ name: String, _ key: String, _ editor: Editor,
    _ function: @convention(c) (OpaquePointer?, Int32) -> UInt8
  ) {
    _ = cle_add_function(editor.handle, "shell-\(name)", function)
    editor.bind(key, to: "shell-\(name)")
  }

  private func with(_ body: (EditingThread, Editor) -> Int32) -> UInt8 {
    editor.map { UInt8(body(self, $0)) } ?? UInt8(CC_ERROR)
  }

  private func read(_ character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    guard let editor, let next = nextCharacter(editor) else { return 0 }
    character?.pointee = wchar_t(bitPattern: next.value)
    return 1
  }

  private func complete(_ editor: Editor) -> Int32 {
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
      let (columns, rows) = editor.size
      let lines = CandidateList.listing(candidates, columns: columns, rows: max(1, rows - 2))
      if output.hasStage {
        output.print(Array(lines.map { $0 + "\n" }.joined().utf8))
        return CC_NORM
      }
      editor.moveBelow()
      editor.write(Array(lines.map { $0 + "\n" }.joined().utf8))
      editor.draw()
      return CC_NORM
    }
  }

  /// Discards the line. The line feed makes libedit move below a line of several rows.
  private func discard(_ editor: Editor) -> Int32 {
    wasInterrupted = true
    el_wpush(editor.handle, [10, 0])
    return CC_NORM
  }

  private func deleteOrEnd(_ editor: Editor) -> Int32 {
    if editor.line.isEmpty { return CC_EOF }
    if editor.line.isCursorAtEnd { return CC_REFRESH_BEEP }
    editor.line.deleteAtCursor()
    return CC_REFRESH
  }

  /// Clears the terminal, or draws the stage again.
  private func clear(_ editor: Editor) -> Int32 {
    if output.hasStage {
      output.redrawStage()
      return CC_NORM
    }
    editor.write(Array("\u{1B}[H\u{1B}[2J".utf8))
    return CC_REDISPLAY
  }

  private func stop(_ editor: Editor) -> Int32 {
    editor.moveBelow()
    wasStopped = true
    cle_stop_job()
    output.redrawStage()
    editor.draw()
    return CC_NORM
  }
}

private func of(_ handle: OpaquePointer?) -> EditingThread {
  Unmanaged<EditingThread>.fromOpaque(cle_client(handle)).takeUnretainedValue()
}
