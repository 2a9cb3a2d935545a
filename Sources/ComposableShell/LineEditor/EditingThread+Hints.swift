import CLibEdit
import Foundation

// What stands in grey behind the line while nobody types. libedit does not know of it: it is wiped
// off before anything else is done.
extension EditingThread {
  /// Shows the hint for the line, if the cursor stands at its end and there is room.
  func showHint(_ editor: Editor) {
    guard !isHidden, !editor.isSearching, editor.isCursorAtEnd, !editor.isEmpty,
      let hint = desk.hint(for: editor.textBeforeCursor)
    else { return }
    let text = HintText.fitting(hint.text, columns: editor.columnsBehindCursor)
    guard !text.isEmpty else { return }
    editor.write(Array("\u{1B}7\u{1B}[90m\(text)\u{1B}[0m\u{1B}8".utf8))
    isHintShown = true
  }

  func wipeHint(_ editor: Editor) {
    if isHintShown { editor.write(Array("\u{1B}[K".utf8)) }
    isHintShown = false
  }

  /// Takes the hint over; where there is none, goes a character to the right.
  func takeHintOrGoRight(_ editor: Editor) -> Int32 {
    guard editor.isCursorAtEnd else {
      editor.goRight()
      return CC_CURSOR
    }
    guard let hint = desk.hint(for: editor.textBeforeCursor), hint.isTyped else {
      return CC_REFRESH_BEEP
    }
    editor.insert(hint.text.unicodeScalars)
    return CC_REFRESH
  }
}
