import RoomLog
import Synchronization

/// What viewers have sent, until the session takes it.
package final class AnswerBox: Sendable {
  private let votes = Mutex<RoomVotes?>(nil)

  package init() {}

  /// Opens a ballot, or closes the one that is open.
  ///
  /// - Returns: The votes for the ballot that was open.
  @discardableResult
  package func open(_ ballot: RoomBallot?) -> RoomVotes? {
    votes.withLock { votes in
      defer { votes = ballot.map { RoomVotes($0) } }
      return votes
    }
  }

  /// The votes until now; `nil` if no ballot is open.
  package var current: RoomVotes? { votes.withLock { $0 } }

  func add(_ vote: RoomVote, from address: String?) -> RoomReceipt {
    votes.withLock { $0?.add(vote, from: address) ?? .isClosed }
  }
}
