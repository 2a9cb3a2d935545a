import Foundation
import Testing

@testable import RoomContents

@Suite("The log of a room")
struct RoomHistoryTests {
  private func history(_ lines: [String]) -> RoomHistory {
    var history = RoomHistory(identity: "kF3x")
    for line in lines { history.append(RoomRecord(prompt: "Timer", line: line)) }
    return history
  }

  @Test("The JSON text of a record has the documented keys, and is one line")
  func format() throws {
    var record = RoomRecord(
      prompt: "Timer", line: ".start", output: [.init(.added, "+ \"a\"\n")], time: "2s",
      screen: "<b>", state: [.init(depth: 1, name: "n", value: "1", isNew: true)],
      effects: ["#1"], actions: ["1 .start"],
      ballot: RoomBallot(number: 3, choices: ["tap A"], controls: [1]))
    record.log = "kF3x"
    record.number = 7
    record.history = ["1 typed"]
    record.tree = ["Timer"]
    record.example = ".start"
    let json = RoomHistory.json(record)
    #expect(
      String(decoding: json, as: UTF8.self) == #"""
        {"actions":["1 .start"],"ballot":{"choices":["tap A"],"controls":[1],"kind":"line","line":"","number":3},"effects":["#1"],"example":".start","format":1,"history":["1 typed"],"line":".start",\#
        "log":"kF3x","number":7,"output":[{"kind":"added","text":"+ \"a\"\n"}],"prompt":"Timer","screen":"<b>",\#
        "slide":"","state":[{"depth":1,"isNew":true,"name":"n","value":"1"}],"time":"2s","tree":["Timer"]}
        """#)
    #expect(try RoomHistory.record(json) == record)
  }

  @Test("Records are numbered from 1, and a reader receives those after its last one")
  func numbers() throws {
    let history = history(["a", "b", "c"])
    let numbers = try history.records.map { try RoomHistory.record($0).number }
    #expect(numbers == [1, 2, 3])
    let events = try #require(history.events(after: 1))
    let text = String(decoding: events.text, as: UTF8.self)
    #expect(text.hasPrefix("id: kF3x:2\ndata: {"))
    #expect(text.contains("\n\nid: kF3x:3\ndata: {") && text.hasSuffix("}\n\n"))
    #expect(events.last == 3)
    #expect(history.events(after: 3) == nil)
  }

  @Test("A number that the log does not have yet waits, and a negative one is the beginning")
  func strangeNumbers() {
    let history = history(["a"])
    #expect(history.events(after: 99) == nil)
    #expect(history.events(after: -5)?.last == 1)
  }

  @Test("A position names its log")
  func positions() {
    #expect(RoomPosition("kF3x:12") == RoomPosition(log: "kF3x", number: 12))
    #expect(RoomPosition("kF3x:12")?.text == "kF3x:12")
    for text in ["", "12", "kF3x", "kF3x:-1", "kF3x:1:2", "kF3x:a", ":"] {
      #expect(RoomPosition(text) == nil, "\(text)")
    }
  }

  @Test("A large log is sent in parts")
  func parts() {
    let history = history((0..<100).map { "\($0)" })
    var last = 0, rounds = 0
    while let events = history.events(after: last, byteLimit: 1_000) {
      #expect(events.last > last)
      last = events.last
      rounds += 1
    }
    #expect(last == 100)
    #expect(rounds > 5)
  }
}

@Suite("Votes")
struct RoomVotesTests {
  @Test("A voter has one vote, which can be changed")
  func oneVote() {
    var votes = RoomVotes(RoomBallot(number: 1, choices: ["a", "b"]))
    let counted = [(0, "one"), (1, "one"), (1, "two")].map { choice, voter in
      votes.add(RoomVote(ballot: 1, choice: choice, voter: voter))
    }
    #expect(counted == [.accepted, .accepted, .accepted])
    #expect(votes.counts == [0, 2])
  }

  @Test("Votes for another ballot, or for a choice that does not exist, do not count")
  func invalid() {
    var votes = RoomVotes(RoomBallot(number: 2, choices: ["a"]))
    let counted = [(1, 0), (2, 1), (2, -1)].map { ballot, choice in
      votes.add(RoomVote(ballot: ballot, choice: choice, voter: "one"))
    }
    #expect(counted == [.isClosed, .isClosed, .isClosed])
    #expect(votes.counts == [0])
  }

  @Test("A flood of invented voters ends at the limit, and those who are in can still change")
  func flood() {
    var votes = RoomVotes(RoomBallot(number: 1, choices: ["a", "b"]))
    let voters = (0..<RoomVotes.voterLimit).map { "v\($0)" }
    let counted = voters.filter {
      votes.add(RoomVote(ballot: 1, choice: 0, voter: $0)) == .accepted
    }
    #expect(counted.count == RoomVotes.voterLimit)
    let later = ["another", "v0"].map { votes.add(RoomVote(ballot: 1, choice: 1, voter: $0)) }
    #expect(later == [.isFull, .accepted])
    #expect(votes.counts == [RoomVotes.voterLimit - 1, 1])
  }

  @Test("One address that invents voters keeps nobody else from voting")
  func floodFromAnAddress() {
    var votes = RoomVotes(RoomBallot(number: 1, choices: ["a", "b"]))
    let receipts = (0...RoomVotes.voterLimitOfAddress).map {
      votes.add(RoomVote(ballot: 1, choice: 0, voter: "v\($0)"), from: "192.0.2.1")
    }
    #expect(receipts.count { $0 == .accepted } == RoomVotes.voterLimitOfAddress)
    #expect(receipts.last == .isFull)
    let later = [("v0", "192.0.2.1"), ("other", "192.0.2.2"), ("here", nil)].map {
      votes.add(RoomVote(ballot: 1, choice: 1, voter: $0), from: $1)
    }
    #expect(later == [.accepted, .accepted, .accepted])
    #expect(votes.counts == [RoomVotes.voterLimitOfAddress - 1, 3])
  }
}
