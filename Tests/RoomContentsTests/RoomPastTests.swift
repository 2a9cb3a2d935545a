import Foundation
import Testing

@testable import RoomContents

@Suite("A room that an earlier process has opened")
struct RoomPastTests {
  private let ballot = RoomBallot(number: 1, choices: ["a", "b"])
  private let question = RoomQuestion(number: 1, text: "why")
  private let task = RoomTask(number: 1, text: "", goals: ["state count = 2"])

  private func record(_ line: String, _ number: Int, log: String = "kF3x") -> RoomEvent {
    var record = RoomRecord(prompt: "Timer", line: line)
    record.log = log
    record.number = number
    return .record(RoomHistory.json(record))
  }

  private var events: [RoomEvent] {
    let attempt = RoomAttempt(task: 1, name: "Mina", text: ".a", voter: "viewer-one")
    return [
      .opened(place: "1 old", log: "old"), record("old", 1, log: "old"),
      .opened(place: "4321 secret", log: "kF3x"), record("", 1), record(".start", 2),
      .ballot(ballot), .vote(RoomVote(ballot: 1, choice: 1, voter: "viewer-one"), address: nil),
      .ended(.ballot), .question(question),
      .reply(RoomReply(question: 1, text: "so", voter: "viewer-one"), address: "1.2.3.4"),
      .task(task), .attempt(attempt, RoomAttemptResult(isSolved: true), address: nil),
    ]
  }

  @Test("The events of a room are text, of which damaged lines are skipped")
  func text() throws {
    let text = events.reduce(Data()) { $0 + $1.line }
    #expect(RoomEvent.events(in: text) == events)
    let past = try #require(RoomPast(text + Data(#"{"vote":{"_0":{"bal"#.utf8)))
    #expect(past.place == "4321 secret" && past.log == "kF3x")
    #expect(past.records.map(\.line) == ["", ".start"])
    #expect(past.texts.count == 2)
    #expect(RoomPast(Data()) == nil)
    #expect(RoomPast(text + RoomEvent.closed.line) == nil)
  }

  @Test("What viewers have sent is taken once, by what they were asked")
  func polls() throws {
    var past = try #require(RoomPast(events))
    #expect(past.takeVotes(for: RoomBallot(number: 1, choices: ["a", "c"])) == nil)
    #expect(past.takeVotes(for: ballot)?.counts == [0, 1])
    #expect(past.takeVotes(for: ballot) == nil)
    #expect(past.takeReplies(to: question)?.counts.map(\.text) == ["so"])
    let people = try #require(past.takeAttempts(at: task)?.people)
    #expect(people.map(\.name) == ["Mina"])
    #expect(people.map(\.isSolved) == [true])
    #expect(people.map(\.attempts) == [1])
  }

  @Test("A talk continues only what was open")
  func talk() throws {
    var past = try #require(RoomPast(events)).withoutEnded
    #expect(past.takeVotes(for: ballot) == nil)
    #expect(past.takeReplies(to: question) != nil)
    #expect(past.endsWith(slide: "", line: ".start"))
    #expect(!past.endsWith(slide: "", line: ""))
    #expect(!past.endsWith(slide: "<h1>", line: ".start"))
  }
}
