/// A piece of text in one ink.
package struct InkedText: Sendable, Hashable {
  package var text: String
  package var ink: Ink

  package init(_ text: String, _ ink: Ink = .plain) {
    self.text = text
    self.ink = ink
  }
}
