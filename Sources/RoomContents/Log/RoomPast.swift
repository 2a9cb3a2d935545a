import Foundation

/// What a room contains that an earlier process has opened, and that was not closed: the log, and what viewers have sent.
package struct RoomPast: Sendable {
  package private(set) var place = ""
  package private(set) var log = ""
  /// The JSON text of each record, and the records themselves.
  package private(set) var texts: [Data] = []
  package private(set) var records: [RoomRecord] = []
  private var votes: [Int: RoomVotes] = [:]
  private var replies: [Int: RoomReplies] = [:]
  private var attempts: [Int: RoomAttempts] = [:]
  /// What is open, by its kind.
  private var open: [RoomEvent.Kind: Int] = [:]

  /// Reads the events of rooms; `nil` if the last one was closed, or if there was none.
  package init?(_ text: Data) {
    self.init(RoomEvent.events(in: text))
  }

  init?(_ events: [RoomEvent]) {
    for event in events { add(event) }
    guard !place.isEmpty else { return nil }
  }

  private init() {}

  private mutating func add(_ event: RoomEvent) {
    switch event {
    case .opened(let place, let log):
      self = RoomPast()
      self.place = place
      self.log = log
    case .record(let json):
      guard let record = try? RoomHistory.record(json), record.log == log,
        record.number == records.count + 1
      else { return }
      texts.append(json)
      records.append(record)
    case .ballot(let ballot):
      votes[ballot.number] = RoomVotes(ballot)
      open[.ballot] = ballot.number
    case .vote(let vote, let address): _ = votes[vote.ballot]?.add(vote, from: address)
    case .question(let question):
      replies[question.number] = RoomReplies(question)
      open[.question] = question.number
    case .reply(let reply, let address): _ = replies[reply.question]?.add(reply, from: address)
    case .task(let task):
      attempts[task.number] = RoomAttempts(task)
      open[.task] = task.number
    case .attempt(let attempt, let result, let address):
      guard attempts[attempt.task]?.begin(attempt, from: address) == .accepted else { return }
      attempts[attempt.task]?.end(attempt, result)
    case .ended(let kind): open[kind] = nil
    case .closed: self = RoomPast()
    }
  }

  /// Whether viewers have seen a slide of a talk last, and on it a line; an empty one for none.
  package func endsWith(slide: String, line: String) -> Bool {
    let shown = records.reversed().prefix { $0.slide == slide }
    return !shown.isEmpty && (shown.first { !$0.line.isEmpty }?.line ?? "") == line
  }

  /// Takes the votes for a ballot; `nil` if the room had another one with this number, or if they were taken.
  package mutating func takeVotes(for ballot: RoomBallot) -> RoomVotes? {
    votes[ballot.number]?.ballot == ballot ? votes.removeValue(forKey: ballot.number) : nil
  }

  /// Takes the answers to a question.
  package mutating func takeReplies(to question: RoomQuestion) -> RoomReplies? {
    replies[question.number]?.question == question
      ? replies.removeValue(forKey: question.number) : nil
  }

  /// Takes the attempts at a task.
  package mutating func takeAttempts(at task: RoomTask) -> RoomAttempts? {
    attempts[task.number]?.task == task ? attempts.removeValue(forKey: task.number) : nil
  }

  /// The room without what has ended. A talk, whose commands are not all repeated, continues only what was open.
  package var withoutEnded: RoomPast {
    var past = self
    past.votes = votes.filter { $0.key == open[.ballot] }
    past.replies = replies.filter { $0.key == open[.question] }
    past.attempts = attempts.filter { $0.key == open[.task] }
    return past
  }
}
