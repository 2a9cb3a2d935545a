import Synchronization

/// What viewers have sent, until the session takes it.
package final class AnswerBox: Sendable {
  private let votes = Mutex<RoomVotes?>(nil)
  private let replies = Mutex<RoomReplies?>(nil)
  /// The lines that viewers send for a task.
  package let tasks = TaskBox()

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

  /// Opens a question, or closes the one that is open.
  ///
  /// - Returns: The answers to the question that was open.
  @discardableResult
  package func open(_ question: RoomQuestion?) -> RoomReplies? {
    replies.withLock { replies in
      defer { replies = question.map { RoomReplies($0) } }
      return replies
    }
  }

  /// The votes until now; `nil` if no ballot is open.
  package var current: RoomVotes? { votes.withLock { $0 } }
  /// The answers until now; `nil` if no question is open.
  package var currentReplies: RoomReplies? { replies.withLock { $0 } }

  func add(_ vote: RoomVote, from address: String?) -> RoomReceipt {
    votes.withLock { $0?.add(vote, from: address) ?? .isClosed }
  }

  func add(_ reply: RoomReply, from address: String?) -> RoomReceipt {
    replies.withLock { $0?.add(reply, from: address) ?? .isClosed }
  }
}
