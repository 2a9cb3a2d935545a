import OutputText
import RoomLog
import SessionHistory
import Testing

@testable import ShellCore

@Suite("room and vote")
@MainActor
struct RoomControlTests {
  /// A room without a network, which keeps what is published.
  private final class KeptRoom: OpenRoom, RoomHost {
    var records: [RoomRecord] = []
    var ballots: [RoomBallot] = []
    var opened: [String] = []
    var places: [RoomPlace?] = []
    var place = RoomPlace(port: 4321, secret: "secret")
    var isClosed = false
    var counts: [Int] = []
    let address = "http://127.0.0.1:1/secret"
    let code = ["█"]
    let viewerCount = 2
    func publish(_ record: RoomRecord) { records.append(record) }
    /// Votes that arrive between the last look at the counts and the end of the ballot.
    var lateVotes: [Int] = []
    func open(_ ballot: RoomBallot) { ballots.append(ballot) }
    func endBallot() -> [Int] {
      defer { lateVotes = [] }
      return lateVotes.isEmpty ? counts : zip(counts, lateVotes).map { $0 + $1 }
    }
    func close() { isClosed = true }
    func open(address: String, at place: RoomPlace?) throws -> any OpenRoom {
      if address == "8.8.8.8" { throw RoomFailure("no") }
      opened.append(address)
      places.append(place)
      return self
    }
  }

  private let room = KeptRoom()

  private func session(_ lines: [String]) async -> (Session, [Output]) {
    let session = fixtureSession()
    session.roomHost = room
    var outputs: [Output] = []
    for line in lines { outputs.append(await session.evaluate(line)) }
    return (session, outputs)
  }

  @Test("Opening a room shows its address, and publishes the session as it is")
  func opening() async {
    let (_, outputs) = await session(["load kitchen", "room", "room"])
    let invitation = "█\nhttp://127.0.0.1:1/secret\n2 viewers"
    #expect(outputs.dropFirst().map(\.text) == [invitation, invitation])
    #expect(room.opened == ["127.0.0.1"])
    #expect(room.records.map(\.prompt) == ["Kitchen"])
    #expect(room.records[0].screen.contains("Haptic feedback"))
    #expect(room.records[0].state.contains { $0.name == "isOn" && $0.value == "true" })
  }

  @Test(
    "Each line is published once with the state after it, also when the next line follows immediately"
  )
  func lines() async {
    let (session, _) = await session([
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
    let outputs = await session([
      "room --address 8.8.8.8", "room --address x", "room x", "room off",
    ]).1
    #expect(outputs.map(\.isError) == [true, true, true, false])
    #expect(outputs[0].text.hasPrefix("error: no"))
    #expect(outputs[3].text == "no room is open")
    let alone = fixtureSession()
    #expect(await alone.evaluate("room").text.contains("this session cannot open a room"))
  }

  @Test("A vote offers what can be done now, and names the winner without sending it")
  func vote() async {
    let (session, outputs) = await session(["load kitchen", "vote", "room", "vote"])
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

  @Test("A vote that arrives while the ballot ends counts")
  func lateVote() async {
    let (session, _) = await session(["load kitchen", "room", "vote"])
    let choices = room.ballots.last?.choices ?? []
    room.counts = choices.map { _ in 0 }
    room.lateVotes = choices.map { $0 == "tap Haptic feedback" ? 1 : 0 }
    let end = await session.evaluate("vote end")
    #expect(end.text.hasSuffix("the room chose: tap Haptic feedback"))
    #expect(room.records.last?.ballot?.counts?.reduce(0, +) == 1)
  }

  @Test("A session that is restored opens its room at the same place")
  func restored() async throws {
    var journal = JournalRecord.beginning(in: "/")
    let first = fixtureSession()
    first.roomHost = room
    first.recoveryLog = WriteAheadLog(after: 0, status: NoStatus()) { journal += $0 }
    for line in ["load kitchen", "room", "tap Haptic feedback"] { _ = await first.evaluate(line) }
    let plan = RestorePlan(try #require(JournalRecord.records(in: journal)))

    let second = fixtureSession(),
      log = WriteAheadLog(after: plan.lastNumber, status: NoStatus()) { _ in }
    second.roomHost = room
    second.recoveryLog = log
    _ = await SessionRestorer(second, log).restore(plan)
    #expect(room.places == [nil, RoomPlace(port: 4321, secret: "secret")])
    #expect(second.prompt == "Kitchen")
  }

  @Test("A damaged place is not used")
  func damagedPlaces() {
    for text in ["", "1", "1 ", "99999 a", "1 a b"] { #expect(RoomPlace(text) == nil, "\(text)") }
  }

  private struct NoStatus: WorkerStatus {
    func beginLine(_ number: Int, _ text: String) {}
    func beginWorkBetweenLines() {}
    func endLine() {}
    func setRestoring(_ isRestoring: Bool) {}
    func beginCancelling(at place: String) {}
    func endCancelling() {}
    func noteProgress() {}
  }
}
