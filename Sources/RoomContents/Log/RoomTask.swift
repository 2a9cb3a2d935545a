/// An exercise that each viewer solves in a copy of the session.
package struct RoomTask: Codable, Sendable, Equatable {
  /// Identifies the task within the room, from 1.
  package let number: Int
  /// The title of the slide; empty outside of talks.
  let text: String
  /// The conditions that a solution fulfills, as goals of lessons are written.
  package let goals: [String]
  /// How many viewers have solved it, once it has ended; `nil` while it is open.
  package var solved: Int?

  package init(number: Int, text: String, goals: [String], solved: Int? = nil) {
    self.number = number
    self.text = text
    self.goals = goals
    self.solved = solved
  }
}

/// The lines of a viewer as a page sends them: always all of them, from the beginning.
package struct RoomAttempt: Codable, Sendable, Equatable {
  static let mostLines = 20
  /// The size of the longest line, in bytes.
  static let longestLine = 300
  /// The size of the longest text, in bytes.
  static let longestText = 2_000
  /// The length of the longest name, in characters.
  static let longestName = 30

  package let task: Int
  /// The name that the viewer has chosen; empty for none.
  let name: String
  /// The lines.
  let text: String
  package let language: String
  package let voter: String

  init(task: Int, name: String, text: String, language: String = "en", voter: String) {
    self.task = task
    self.name = name
    self.text = text
    self.language = language
    self.voter = voter
  }

  /// The lines without those that are empty.
  package var lines: [String] {
    text.split(whereSeparator: \.isNewline).map { line in
      let end = line.lastIndex { !$0.isWhitespace }.map(line.index(after:)) ?? line.startIndex
      return String(line[..<end].drop { $0.isWhitespace })
    }
    .filter { !$0.isEmpty }
  }

  /// Why an attempt is refused.
  package enum Refusal: String, Sendable {
    /// It has no lines.
    case empty
    /// A line contains characters that act on a terminal.
    case control
    /// The name contains such characters.
    case name
    /// A text is too long, or no page has sent this.
    case limits
  }

  /// Why the attempt is refused; `nil` if the sizes are within the limits, and no text contains characters that act on a terminal.
  package var refusal: Refusal? {
    guard RoomName.isValid(voter), language.utf8.count <= 8, name.count <= Self.longestName,
      name.utf8.count <= Self.longestName * 8, text.utf8.count <= Self.longestText,
      lines.count <= Self.mostLines, lines.allSatisfy({ $0.utf8.count <= Self.longestLine })
    else { return .limits }
    if name.unicodeScalars.contains(where: Self.isControl) { return .name }
    if lines.isEmpty { return .empty }
    return text.unicodeScalars.contains { Self.isControl($0) && !Character($0).isNewline }
      ? .control : nil
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }
}

/// What the lines of a viewer did.
package struct RoomAttemptResult: Codable, Sendable, Equatable {
  package struct Line: Codable, Sendable, Equatable {
    package let text: String
    /// The output in the language of the viewer.
    package var output: [RoomRecord.OutputLine]
    /// The output in English, for the presenter; `nil` if it is the same.
    package let english: [RoomRecord.OutputLine]?
    let isRefused: Bool

    package init(
      text: String, output: [RoomRecord.OutputLine], english: [RoomRecord.OutputLine]? = nil,
      isRefused: Bool
    ) {
      self.text = text
      self.output = output
      self.english = english
      self.isRefused = isRefused
    }
  }

  package var lines: [Line]
  package var isSolved: Bool
  /// What a solution still needs; empty if it needs nothing.
  package var missing: String
  /// Whether the lines did not end within their limits of time and memory, or ended their process.
  var wasStopped: Bool

  package init(
    lines: [Line] = [], isSolved: Bool = false, missing: String = "", wasStopped: Bool = false
  ) {
    self.lines = lines
    self.isSolved = isSolved
    self.missing = missing
    self.wasStopped = wasStopped
  }
}
