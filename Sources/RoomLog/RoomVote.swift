/// A vote as a page sends it: the index of a choice, and a random name that the browser has chosen.
package struct RoomVote: Codable, Sendable, Equatable {
  package let ballot: Int
  package let choice: Int
  package let voter: String

  package init(ballot: Int, choice: Int, voter: String) {
    self.ballot = ballot
    self.choice = choice
    self.voter = voter
  }

  /// Whether the name has the form that pages give it.
  package var isValid: Bool {
    (8...40).contains(voter.utf8.count) && voter.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

/// The votes for the ballot that is open. Each voter has one vote, which can be changed.
package struct RoomVotes: Sendable {
  /// The number of voters after which no new one is counted.
  package static let voterLimit = 10_000

  package let ballot: RoomBallot
  private var choices: [String: Int] = [:]

  package init(_ ballot: RoomBallot) { self.ballot = ballot }

  /// Counts a vote.
  ///
  /// - Returns: Whether it is one for this ballot.
  package mutating func add(_ vote: RoomVote) -> Bool {
    guard vote.ballot == ballot.number, ballot.choices.indices.contains(vote.choice) else {
      return false
    }
    guard choices[vote.voter] != nil || choices.count < Self.voterLimit else { return false }
    choices[vote.voter] = vote.choice
    return true
  }

  /// The votes for each choice.
  package var counts: [Int] {
    var counts = ballot.choices.map { _ in 0 }
    for choice in choices.values { counts[choice] += 1 }
    return counts
  }
}
