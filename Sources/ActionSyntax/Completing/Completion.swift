/// The ways in which a text can continue.
package struct Completion: Sendable, Equatable {
  /// One way to continue.
  package struct Candidate: Sendable, Equatable {
    /// The text that replaces everything after ``Completion/start``.
    package var text: String
    /// The text in a list of candidates, or `nil` to show ``text``.
    package var display: String?
    /// Whether the word is complete, so that a space can follow.
    package var isFinal: Bool
    /// A few words about the candidate for a list; empty if there is nothing to add.
    package var summary: String

    package init(
      _ text: String, display: String? = nil, isFinal: Bool = true, summary: String = ""
    ) {
      self.text = text
      self.display = display
      self.isFinal = isFinal
      self.summary = summary
    }
  }

  /// The offset of the word that is being completed, in characters.
  package var start: Int
  /// The candidates in the order in which they are shown.
  package var candidates: [Candidate]

  /// A completion without candidates.
  package static let none = Completion(start: 0, candidates: [])

  package init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates
  }

  /// The completion of the rest of a text, in which `offset` characters precede the rest.
  package func shifted(by offset: Int) -> Completion {
    Completion(start: start + offset, candidates: candidates)
  }
}
