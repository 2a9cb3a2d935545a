/// A vote as a page sends it: the index of a choice, and a random name that the browser has chosen.
package struct RoomVote: Codable, Sendable, Equatable {
  let ballot: Int
  let choice: Int
  let voter: String

  /// Whether the name has the form that pages give it.
  package var isValid: Bool { RoomName.isValid(voter) }
}

/// The random names that pages give themselves.
enum RoomName {
  /// Whether a text has the form of such a name.
  static func isValid(_ name: String) -> Bool {
    (8...40).contains(name.utf8.count) && name.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

/// What happened to something that a viewer has sent.
package enum RoomReceipt: Sendable, Equatable {
  case accepted
  /// It is not for what the room is asked now.
  case isClosed
  /// The room, or the address of the viewer, has reached a limit.
  case isFull
}

/// The votes for the ballot that is open. Each voter has one vote, which can be changed.
package struct RoomVotes: Sendable {
  /// The number of voters after which no new one is counted.
  static let voterLimit = 10_000
  /// The number of voters from one address. It is above the number of people in a building who share an address, and far
  /// below ``voterLimit``, so that one client that invents names does not keep others from voting.
  static let voterLimitOfAddress = 500

  let ballot: RoomBallot
  private var choices: [String: Int] = [:]
  private var voters = AddressCounts()

  package init(_ ballot: RoomBallot) { self.ballot = ballot }

  /// Counts a vote.
  ///
  /// - Parameter address: The IP address of the voter; `nil` for this machine or if it is not known.
  package mutating func add(_ vote: RoomVote, from address: String? = nil) -> RoomReceipt {
    guard vote.ballot == ballot.number, ballot.choices.indices.contains(vote.choice) else {
      return .isClosed
    }
    if choices[vote.voter] == nil {
      guard choices.count < Self.voterLimit,
        voters.add(address, limit: Self.voterLimitOfAddress)
      else { return .isFull }
    }
    choices[vote.voter] = vote.choice
    return .accepted
  }

  package var counts: [Int] {
    var counts = ballot.choices.map { _ in 0 }
    for choice in choices.values { counts[choice] += 1 }
    return counts
  }
}

struct AddressCounts: Sendable {
  private var counts: [String: Int] = [:]

  /// Adds one for an address, unless it has reached a limit. Without an address, there is no limit.
  mutating func add(_ address: String?, limit: Int) -> Bool {
    guard let address else { return true }
    guard counts[address, default: 0] < limit else { return false }
    counts[address, default: 0] += 1
    return true
  }
}
