import Testing

@testable import RoomContents

@Suite("Tasks of a room")
struct RoomTaskTests {
  private let task = RoomTask(number: 1, text: "", goals: ["state count = 2"])

  private func attempt(
    _ text: String = ".plus", name: String = "", task: Int = 1, voter: String = "viewer-one"
  ) -> RoomAttempt {
    RoomAttempt(task: task, name: name, text: text, voter: voter)
  }

  @Test(
    "Lines are separated by line ends of any kind, without spaces at their ends and empty lines")
  func lines() {
    #expect(attempt("  .a \r\n\n.b(\"x y\")\n \t\n.c").lines == [".a", ".b(\"x y\")", ".c"])
  }

  @Test("An attempt has a limited number of limited lines, and a limited name")
  func limits() {
    #expect(attempt(String(repeating: ".a\n", count: 20)).refusal == nil)
    #expect(attempt(String(repeating: ".a\n", count: 21)).refusal == .limits)
    #expect(attempt(String(repeating: "a", count: 300)).refusal == nil)
    #expect(attempt(String(repeating: "a", count: 301)).refusal == .limits)
    let long = String(repeating: "a", count: 250) + "\n"
    #expect(attempt(String(repeating: long, count: 7)).refusal == nil)
    #expect(attempt(String(repeating: long, count: 8)).refusal == .limits)
    #expect(attempt("").refusal == .empty)
    #expect(attempt(" \n\t").refusal == .empty)
    #expect(attempt(name: String(repeating: "가", count: 30)).refusal == nil)
    #expect(attempt(name: String(repeating: "가", count: 31)).refusal == .limits)
    #expect(attempt(name: "e" + String(repeating: "\u{301}", count: 500)).refusal == .limits)
  }

  @Test(
    "Characters that act on a terminal or turn text around are refused",
    arguments: ["a\u{1B}[31m", "a\u{0}", "a\u{9B}2J", "a\u{202E}b", "a\u{2066}b", "a\u{2028}b"])
  func controls(_ text: String) {
    #expect(attempt(name: text).refusal == .name)
    #expect(attempt(text).refusal == (text.contains("\u{2028}") ? nil : .control))
  }

  @Test("People are numbered in the order of their first attempts, with the name they chose last")
  func people() {
    var attempts = RoomAttempts(task)
    for (name, voter) in [("", "viewer-one"), ("Mina", "viewer-two"), ("Bo", "viewer-one")] {
      let attempt = attempt(name: name, voter: voter)
      #expect(attempts.begin(attempt) == .accepted)
      attempts.end(attempt, RoomAttemptResult())
    }
    #expect(attempts.people.map(\.name) == ["Bo", "Mina"])
    #expect(attempts.people.map(\.number) == [1, 2])
    #expect(attempts.people.map(\.attempts) == [2, 1])
    #expect(attempts.begin(attempt(voter: "viewer-new")) == .accepted)
    #expect(attempts.people[2].name == "viewer 3")
  }

  @Test("Who has solved it stays done, and keeps the lines of the last solution")
  func solved() {
    var attempts = RoomAttempts(task)
    for (text, isSolved) in [(".a", false), (".b", true), (".c", false), (".d", true)] {
      let line = RoomAttemptResult.Line(text: text, output: [], isRefused: false)
      #expect(attempts.begin(attempt()) == .accepted)
      attempts.end(attempt(), RoomAttemptResult(lines: [line], isSolved: isSolved))
      let expected = text == ".a" ? ".a" : text == ".d" ? ".d" : ".b"
      #expect(attempts.people[0].lines.map(\.text) == [expected])
      #expect(attempts.people[0].isSolved == (text != ".a"))
    }
  }

  @Test("Each person has one attempt at a time, and a limited number of them")
  func oneAtATime() {
    var attempts = RoomAttempts(task)
    #expect(attempts.begin(attempt(task: 2)) == .isClosed)
    #expect(attempts.begin(attempt()) == .accepted)
    #expect(attempts.begin(attempt()) == .isFull)
    #expect(attempts.begin(attempt(voter: "viewer-two")) == .accepted)
    attempts.end(attempt(), nil)
    #expect(attempts.people[0].attempts == 0)
    for _ in 0..<RoomAttempts.attemptLimit {
      #expect(attempts.begin(attempt()) == .accepted)
      attempts.end(attempt(), RoomAttemptResult())
    }
    #expect(attempts.begin(attempt()) == .isFull)
  }

  @Test("One address cannot take all places")
  func addresses() {
    var attempts = RoomAttempts(task)
    for number in 0..<RoomVotes.voterLimitOfAddress {
      #expect(
        attempts.begin(attempt(voter: "voter-\(number + 100)"), from: "192.0.2.1") == .accepted)
    }
    #expect(attempts.begin(attempt(voter: "voter-new"), from: "192.0.2.1") == .isFull)
    #expect(attempts.begin(attempt(voter: "voter-new"), from: "192.0.2.2") == .accepted)
  }
}
