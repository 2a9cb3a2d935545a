/// What the viewers of a room choose among.
package struct RoomBallot: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, Sendable {
    /// The next line of the session.
    case line
    /// What a line will change. The outcome is not in the ballot.
    case outcome
  }

  /// Identifies the ballot within the room, from 1.
  let number: Int
  package let kind: Kind
  /// The line whose outcome is predicted; empty if lines are chosen.
  package let line: String
  /// The lines, or the outcomes, to choose among.
  package let choices: [String]
  /// For each choice, the number of the control on the screen that does it, or 0 if none does.
  let controls: [Int]
  /// The votes for each choice, once the ballot is closed; `nil` while it is open.
  package var counts: [Int]?

  package init(
    number: Int, kind: Kind = .line, line: String = "", choices: [String], controls: [Int] = [],
    counts: [Int]? = nil
  ) {
    self.number = number
    self.kind = kind
    self.line = line
    self.choices = choices
    self.controls = controls
    self.counts = counts
  }
}
