/// The ways for a half-typed text to go on.
package struct ActionCompletion: Sendable, Equatable {
  /// Where the word that is being typed starts, in characters from the start of the text.
  package let start: Int

  /// By the alphabet; each begins with that word.
  package let candidates: [ActionCandidate]
}
