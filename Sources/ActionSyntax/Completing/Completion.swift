/// What may stand at the end of a text.
package struct Completion: Sendable, Equatable {
  /// One way to go on.
  package struct Candidate: Sendable, Equatable {
    /// What replaces the text from ``Completion/start`` on.
    package var text: String
    /// How a list shows it; `nil` shows ``text``.
    package var display: String?
    /// Whether the word is complete, so that a space may follow.
    package var isFinal: Bool

    package init(_ text: String, display: String? = nil, isFinal: Bool = true) {
      self.text = text
      self.display = display
      self.isFinal = isFinal
    }
  }

  /// Where the word to be completed begins, in characters from the text's beginning.
  package var start: Int
  /// In the order in which they are to be shown.
  package var candidates: [Candidate]

  /// Nothing can follow.
  package static let none = Completion(start: 0, candidates: [])

  package init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates
  }
}
