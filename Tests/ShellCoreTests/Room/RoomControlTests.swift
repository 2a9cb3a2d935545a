import ComposableArchitecture
import TerminalUI
import Testing

@testable import RoomContents
@testable import ShellCore

@Suite("room and vote")
@MainActor
struct RoomControlTests {
  private let room = KeptRoom()

  @Test("Opening a room shows its address, and publishes the session as it is")
  func opening() async {
    let (_, outputs) = await room.session(["load kitchen", "room", "room"])
    let reach =
      "only this machine can open the address; to let others in, type `room off`, then `room --address 0.0.0.0`"
    let invitation = "█\nhttp://127.0.0.1:1/secret\n\(reach)\n2 viewers"
    #expect(outputs.dropFirst().map(\.text) == [invitation, invitation])
    #expect(room.opened == [.server(.thisMachine)])
    #expect(room.records.map(\.prompt) == ["Kitchen"])
    #expect(room.records[0].screen.contains("Haptic feedback"))
    #expect(room.records[0].state.contains { $0.name == "isOn" && $0.value == "true" })
  }

  @Test(
    "Each line is published once with the state after it, also when the next line follows immediately"
  )
  func lines() async {
    let (session, _) = await room.session([
      "load kitchen", "room", "tap Haptic feedback", "nonsense", "tap Haptic feedback", "room off",
    ])
    withExtendedLifetime(session) {
      #expect(
        room.records.map(\.line) == ["", "tap Haptic feedback", "nonsense", "tap Haptic feedback"])
      let values = room.records.map { $0.state.first { $0.name == "isOn" }?.value }
      #expect(values == ["true", "false", "false", "true"])
      #expect(room.records[1].state.first { $0.name == "isOn" }?.isNew == true)
      #expect(room.records[2].output.first?.kind == .error)
      #expect(room.isClosed)
    }
  }

  @Test("Without a host, and for an address that cannot be used, the error says so")
  func failures() async {
    let outputs = await room.session([
      "room --address 8.8.8.8", "room --address x", "room x", "room off",
    ]).1
    #expect(outputs.map(\.isError) == [true, true, true, false])
    #expect(outputs[1].text.contains("192.168.1.20:8080"))
    #expect(outputs[0].text.hasPrefix("error: no"))
    #expect(outputs[3].text == "no room is open")
    let alone = fixtureSession()
    #expect(await alone.evaluate("room").text.contains("this session cannot open a room"))
  }

  @Test(
    "An address may have a port",
    arguments: [
      ("0.0.0.0", ListeningAddress(host: "0.0.0.0", port: 0)),
      ("192.168.1.20:8080", ListeningAddress(host: "192.168.1.20", port: 8080)),
      ("127.0.0.1:0", nil), ("127.0.0.1:65536", nil), ("127.0.0.1:", nil), ("127.0.0.1:+80", nil),
      ("127.0.0.1:80:80", nil), ("1.2.3", nil), ("1.2.3.256", nil), ("+1.2.3.4", nil), (":80", nil),
      ("localhost", nil),
    ] as [(String, ListeningAddress?)])
  func address(text: String, address: ListeningAddress?) async {
    #expect(ListeningAddress(text) == address)
    let outputs = await room.session(["load kitchen", "room --address \(text)"]).1
    #expect(outputs[1].isError == (address == nil))
    #expect(room.opened == (address.map { [.server($0)] } ?? []))
  }

  @Test("A vote offers what can be done now, and names the winner without sending it")
  func vote() async {
    let (session, outputs) = await room.session(["load kitchen", "vote", "room", "vote"])
    #expect(outputs[1].text.contains("no room is open"))
    #expect(outputs[3].text.contains("\n  tap Haptic feedback\n"))
    room.counts = (room.ballots.last?.choices ?? []).map { $0 == "tap Haptic feedback" ? 3 : 0 }
    #expect(await session.evaluate("vote").text.contains("3  tap Haptic feedback"))
    let end = await session.evaluate("vote end")
    #expect(end.text.hasSuffix("the room chose: tap Haptic feedback"))
    #expect(room.records.last?.ballot?.counts == room.counts)
    #expect(room.records.last?.state.first { $0.name == "isOn" }?.value == "true")
    #expect(await session.evaluate("vote end").isError)
  }

  @Test("A vote shows controls with equal labels with their numbers, and a tap takes both")
  func equalLabels() async {
    let session = fixtureSession(features: [
      Feature("Rows", summary: "", initialState: Diary.State()) {
        Diary()
      } view: { store in
        Button("Clear") {}
        ForEach(1...2, id: \.self) { row in Button("Add") { store.send(.add(row)) } }
      }
    ])
    session.room.host = room
    await session.type("load Rows", "room", "vote")
    #expect(room.ballots.last?.choices == ["tap Clear", "tap [2] Add", "tap [3] Add"])
    await session.type("vote end", "tap [3] Add")
    #expect(session.parts.features.running?.store.state as? Diary.State == .init(count: 2))
  }

  @Test("A vote that arrives while the ballot ends counts")
  func lateVote() async {
    let (session, _) = await room.session(["load kitchen", "room", "vote"])
    let choices = room.ballots.last?.choices ?? []
    room.counts = choices.map { _ in 0 }
    room.lateVotes = choices.map { $0 == "tap Haptic feedback" ? 1 : 0 }
    let end = await session.evaluate("vote end")
    #expect(end.text.hasSuffix("the room chose: tap Haptic feedback"))
    #expect(room.records.last?.ballot?.counts?.reduce(0, +) == 1)
  }

  @Test("The counts of a vote are shown while it is open, and the winner is the next line")
  func winner() async {
    let (session, _) = await room.session(["load kitchen", "room", "vote"])
    room.counts = (room.ballots.last?.choices ?? []).map { $0 == "tap Haptic feedback" ? 1 : 0 }
    #expect(session.room.status == "1 vote")
    #expect(session.stage.poll?()?.rows.first { $0.count == 1 }?.text == "tap Haptic feedback")
    #expect(await session.evaluate("vote end").nextLine == "tap Haptic feedback")
    #expect(session.room.status == nil)
    #expect(session.stage.poll?() == nil)
    let choice = room.ballots[0].choices.firstIndex(of: "tap Haptic feedback") ?? 0
    #expect(room.ballots[0].controls[choice] > 0)
  }

  @Test(
    "A prediction offers what the line changes and what others change, and then counts who was right"
  )
  func prediction() async throws {
    let (session, outputs) = await room.session(["load tower", "room", "vote .middle.leaf.grow"])
    let ballot = try #require(room.ballots.last)
    #expect(ballot.kind == .outcome)
    #expect(outputs[2].text.hasPrefix("the room predicts what `.middle.leaf.grow` changes:"))
    let right = try #require(
      ballot.choices.firstIndex { $0.contains("+") && !$0.contains("received") })
    room.counts = ballot.choices.indices.map { $0 == right ? 2 : 1 }
    let end = await session.evaluate("vote end")
    #expect(end.text.hasSuffix("predictions; Enter shows what happens"))
    #expect(end.nextLine == ".middle.leaf.grow")
    let sent = await session.evaluate(".middle.leaf.grow")
    #expect(sent.text.contains(" in the room predicted this"))
    #expect(!(await session.evaluate("export scenario").text.contains("predicted")))
    #expect(!(await session.evaluate(".middle.leaf.grow").text.contains("predicted")))
  }

  @Test("A line that is refused cannot be predicted, and another word is an error")
  func wrongPredictions() async {
    let (_, outputs) = await room.session([
      "load kitchen", "room", "vote .nonsense", "vote nonsense",
    ])
    #expect(outputs[2].text.contains("`.nonsense` is refused, so nothing can be predicted"))
    #expect(outputs[3].text.contains("`vote` cannot do `nonsense`"))
    #expect(room.ballots.isEmpty)
  }

  @Test("Answers are read as actions, with the reasons against others, and one of them is accepted")
  func answers() async {
    let (session, outputs) = await room.session([
      "load kitchen", "ask", "ask accept 1", "room", "ask end", "ask",
    ])
    #expect(outputs[1].text.contains("no room is open"))
    #expect(outputs[4].text.contains("nothing is asked"))
    #expect(outputs[5].text.hasPrefix("the room types actions"))
    #expect(await session.evaluate("ask").text == "nobody has answered")
    #expect(await session.evaluate("ask again").text.contains("a question is open"))
    let action = room.ballots.isEmpty ? await firstAction(session) : ""
    room.answers = [
      (text: action, count: 3), (text: ".nonsense", count: 1), (text: "no idea", count: 1),
    ]
    #expect(session.room.status == "5 answers")
    let shown = await session.evaluate("ask").text
    #expect(shown.hasPrefix(" 1  \(action) (3 viewers)\n 2  .nonsense\n"))
    #expect(shown.contains("has no case `nonsense`"))
    #expect(await session.evaluate("ask end").text.hasSuffix("`ask accept N` takes one of them"))
    #expect(room.records.last?.question?.answers?.map(\.error.isEmpty) == [true, false, true])
    #expect(await session.evaluate("ask accept 1").nextLine == action)
    #expect(await session.evaluate("ask accept 2").text.contains("answer 2 is not an action: "))
    #expect(await session.evaluate("ask accept 3").text.contains("an action begins with a dot"))
    #expect(await session.evaluate("ask accept 4").text.contains("expected 1 to 3"))
  }

  private func firstAction(_ session: Session) async -> String {
    session.parts.features.running?.scopedActions.catalog.forms(prefix: "").map(\.rendered)
      .first { !$0.contains("(") } ?? ""
  }

  @Test("The changes in the output of a line follow its action, also if that takes several lines")
  func changes() {
    let block =
      "received action:\n  A.Action.row(\n    id: 1\n  )\n  A.State(\n-   a: 1\n+   a: 2\n  )\n\nTry: x"
    #expect(OutcomeChoices.changes(in: block) == "  A.State(\n-   a: 1\n+   a: 2\n  )")
    #expect(
      OutcomeChoices.changes(in: "received action:\n  A.Action.a\n  (No state changes)")
        == OutcomeChoices.nothing)
  }

  @Test("Without another outcome, there is nothing to predict")
  func onlyOutcome() {
    #expect(OutcomeChoices(outcome: OutcomeChoices.nothing, others: []) == nil)
    let choices = OutcomeChoices(outcome: "b", others: ["a", "a", "b", "c", "d"])
    #expect(choices?.texts == ["a", "b", "c", "d"])
    #expect(choices?.right == 1)
  }

  @Test("A session that is restored opens its room at the same place")
  func restored() async throws {
    var journal = RecoveryRecord.beginning(in: "/")
    let first = fixtureSession()
    first.room.host = room
    first.recoveryLog = WriteAheadLog(after: 0, status: Unsupervised()) { journal += $0 }
    for line in ["load kitchen", "room", "tap Haptic feedback"] { _ = await first.evaluate(line) }
    let plan = RestorePlan(try #require(RecoveryRecord.records(in: journal)))

    let second = fixtureSession(),
      log = WriteAheadLog(after: plan.lastNumber, status: Unsupervised()) { _ in }
    second.room.host = room
    second.recoveryLog = log
    _ = await SessionRestorer(second, log).restore(plan)
    #expect(room.places == [nil, RoomEndpoint(port: 4321, secret: "secret")])
    #expect(second.prompt == "Kitchen")
  }

  @Test("Records are published elsewhere, whose viewers cannot answer, and a problem is shown")
  func carriers() async {
    let (session, outputs) = await room.session([
      "load kitchen", "room --publish https://a", "room --publish http://a/b c",
      "room --to my talk",
    ])
    #expect(outputs[1].text.contains("--publish with an address that begins with http://"))
    #expect(outputs[2].isError)
    #expect(room.opened == [.folder(path: "my talk")])
    #expect(await session.evaluate("room --publish http://a/b").text.contains("already open"))
    room.takesAnswers = false
    room.problem = "a answered 500"
    #expect(await session.evaluate("vote").text.contains("viewers of this room can only read"))
    #expect(await session.evaluate("ask").text.contains("viewers of this room can only read"))
    #expect(await session.evaluate("room").text.hasSuffix("not published: a answered 500"))
    _ = await session.evaluate("room off")
    _ = await session.evaluate("room --publish http://a/b")
    #expect(room.opened.last == .publish(url: "http://a/b"))
  }

  @Test("A damaged place is not used")
  func damagedPlaces() {
    for text in ["", "1", "1 ", "99999 a", "1 a b"] {
      #expect(RoomEndpoint(text) == nil, "\(text)")
    }
  }
}
