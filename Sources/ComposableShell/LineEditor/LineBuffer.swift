import CLibEdit
import Foundation

/// The line that is being edited, in the memory of libedit.
struct LineBuffer {
  let handle: OpaquePointer
  static let newline = wchar_t(10)

  /// The characters, which are valid until the line is changed.
  var characters: UnsafeBufferPointer<wchar_t> {
    guard let line = el_wline(handle)?.pointee else { return .init(start: nil, count: 0) }
    return UnsafeBufferPointer(start: line.buffer, count: line.lastchar - line.buffer)
  }

  var count: Int { characters.count }

  /// The number of characters before the cursor.
  var cursor: Int {
    guard let line = el_wline(handle)?.pointee else { return 0 }
    return line.cursor - line.buffer
  }

  var isEmpty: Bool { characters.isEmpty }

  var isCursorAtEnd: Bool { cursor == count }

  var textBeforeCursor: String { Self.text(characters[..<cursor]) }

  var text: String { Self.text(characters) }

  func clear() {
    el_cursor(handle, Int32(count - cursor))
    el_deletestr(handle, Int32(count))
  }

  var characterAtCursor: Character? {
    Self.text(characters[cursor...].prefix(1)).first
  }

  func insert(_ text: some Sequence<Unicode.Scalar>) {
    el_winsertstr(handle, text.map { wchar_t(bitPattern: $0.value) } + [0])
  }

  func deleteBeforeCursor(_ count: Int) {
    el_deletestr(handle, Int32(count))
  }

  func moveRight() { el_cursor(handle, 1) }

  func moveLeft(_ count: Int) { el_cursor(handle, Int32(-count)) }

  func deleteAtCursor() {
    el_cursor(handle, 1)
    el_deletestr(handle, 1)
  }

  static func text(_ characters: some Sequence<wchar_t>) -> String {
    var text = String.UnicodeScalarView()
    text.append(
      contentsOf: characters.lazy.map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}" })
    return String(text)
  }
}
