/// One action that can be typed, types in the place of values.
package struct ActionForm: Sendable, Equatable {
  /// `.binding(.set(\.$isToggled, Bool))`
  package let text: String

  /// `now false`, or why it cannot be typed.
  package let note: String?

  package init(text: String, note: String? = nil) {
    self.text = text
    self.note = note
  }

  /// As the list shows it.
  package var rendered: String { note.map { text + "  " + $0 } ?? text }
}
