/// One way for a half-typed action or value to go on.
package struct ActionCandidate: Sendable, Equatable {
  /// What stands in the place of the word that is being typed.
  package let text: String

  /// Nothing has to follow: the text is complete.
  package let isFinal: Bool

  package init(text: String, isFinal: Bool) {
    self.text = text
    self.isFinal = isFinal
  }
}
