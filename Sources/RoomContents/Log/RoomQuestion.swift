/// A question that viewers answer with a text of their own.
package struct RoomQuestion: Codable, Sendable, Equatable {
  /// Identifies the question within the room, from 1.
  let number: Int
  /// The question; empty if an action is asked for.
  let text: String
  /// The answers, once the question is closed; `nil` while it is open.
  package var answers: [Answer]?

  package init(number: Int, text: String, answers: [Answer]? = nil) {
    self.number = number
    self.text = text
    self.answers = answers
  }

  /// A text that viewers have sent.
  package struct Answer: Codable, Sendable, Equatable {
    package let text: String
    /// How many viewers have sent it.
    package let count: Int
    /// Why the session does not accept the text as an action; empty if it does.
    package let error: String

    package init(text: String, count: Int, error: String) {
      self.text = text
      self.count = count
      self.error = error
    }
  }
}

/// An answer as a page sends it.
package struct RoomReply: Codable, Sendable, Equatable {
  /// The size of the longest answer, in bytes.
  static let longest = 300

  let question: Int
  let text: String
  let voter: String

  /// Whether the text is one line of an acceptable length, from a name that pages give themselves.
  package var isValid: Bool {
    RoomName.isValid(voter) && text.utf8.count <= Self.longest
      && text.contains { !$0.isWhitespace }
      && !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }
}

/// The answers to the question that is open. Each viewer has one answer, which can be changed.
package struct RoomReplies: Sendable {
  let question: RoomQuestion
  private var texts: [String: String] = [:]
  private var voters = AddressCounts()

  package init(_ question: RoomQuestion) { self.question = question }

  /// Counts an answer.
  ///
  /// - Parameter address: The IP address of the viewer; `nil` for this machine or if it is not known.
  package mutating func add(_ reply: RoomReply, from address: String? = nil) -> RoomReceipt {
    guard reply.question == question.number else { return .isClosed }
    if texts[reply.voter] == nil {
      guard texts.count < RoomVotes.voterLimit,
        voters.add(address, limit: RoomVotes.voterLimitOfAddress)
      else { return .isFull }
    }
    texts[reply.voter] = reply.text
    return .accepted
  }

  /// The number of viewers who have answered.
  var count: Int { texts.count }

  /// The different texts, those of most viewers first, and in the order of their characters.
  package var counts: [(text: String, count: Int)] {
    Dictionary(grouping: texts.values) { $0 }
      .map { (text: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }
}
