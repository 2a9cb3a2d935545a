import Synchronization

/// What viewers have sent, until the session takes it.
package final class AnswerBox: Sendable {
  private let votes = Mutex<RoomVotes?>(nil)
  private let replies = Mutex<RoomReplies?>(nil)
  /// The lines that viewers send for a task.
  package let tasks: TaskBox
  /// What an earlier process has received.
  private let past: Mutex<RoomPast?>
  private let note: @Sendable (RoomEvent) -> Void

  /// - Parameters:
  ///   - past: The room that an earlier process has opened. A ballot, a question, or a task that is opened again keeps what viewers have
  ///     sent.
  ///   - note: Writes down what happens.
  package init(
    past: RoomPast? = nil, note: @escaping @Sendable (RoomEvent) -> Void = { _ in }
  ) {
    self.past = Mutex(past)
    self.note = note
    tasks = TaskBox(past: past, note: note)
  }

  /// Opens a ballot, or closes the one that is open.
  ///
  /// - Returns: The votes for the ballot that was open.
  @discardableResult
  package func open(_ ballot: RoomBallot?) -> RoomVotes? {
    votes.withLock { votes in
      let before = votes
      votes = ballot.map { ballot in
        let known = past.withLock { $0?.takeVotes(for: ballot) }
        if known == nil { note(.ballot(ballot)) }
        return known ?? RoomVotes(ballot)
      }
      if ballot == nil { note(.ended(.ballot)) }
      return before
    }
  }

  /// Opens a question, or closes the one that is open.
  ///
  /// - Returns: The answers to the question that was open.
  @discardableResult
  package func open(_ question: RoomQuestion?) -> RoomReplies? {
    replies.withLock { replies in
      let before = replies
      replies = question.map { question in
        let known = past.withLock { $0?.takeReplies(to: question) }
        if known == nil { note(.question(question)) }
        return known ?? RoomReplies(question)
      }
      if question == nil { note(.ended(.question)) }
      return before
    }
  }

  /// The votes until now; `nil` if no ballot is open.
  package var current: RoomVotes? { votes.withLock { $0 } }
  /// The answers until now; `nil` if no question is open.
  package var currentReplies: RoomReplies? { replies.withLock { $0 } }

  func add(_ vote: RoomVote, from address: String?) -> RoomReceipt {
    votes.withLock { votes in
      let receipt = votes?.add(vote, from: address) ?? .isClosed
      if receipt == .accepted { note(.vote(vote, address: address)) }
      return receipt
    }
  }

  func add(_ reply: RoomReply, from address: String?) -> RoomReceipt {
    replies.withLock { replies in
      let receipt = replies?.add(reply, from: address) ?? .isClosed
      if receipt == .accepted { note(.reply(reply, address: address)) }
      return receipt
    }
  }
}
