/// What the viewers of a room choose among.
package struct RoomBallot: Codable, Sendable, Equatable {
  /// Identifies the ballot within the room, from 1.
  package let number: Int
  /// The lines to choose among.
  package let choices: [String]
  /// The votes for each choice, once the ballot is closed; `nil` while it is open.
  package var counts: [Int]?

  package init(number: Int, choices: [String], counts: [Int]? = nil) {
    self.number = number
    self.choices = choices
    self.counts = counts
  }
}
