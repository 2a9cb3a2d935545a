import Foundation
import Testing

@testable import RoomContents
@testable import ShellCore

@Suite("The room of a session that is restored")
@MainActor
struct RestoredRoomTests {
  private let room = KeptRoom()

  /// A process that ends, and what the next one knows of it.
  private func firstProcess(_ lines: [String]) async throws -> [RecoveryRecord] {
    var journal = RecoveryRecord.beginning(in: "/")
    let session = fixtureSession()
    session.room.host = room
    session.recoveryLog = WriteAheadLog(after: 0, status: Unsupervised()) { journal += $0 }
    for line in lines { _ = await session.evaluate(line) }
    session.room.writer.writeAll()
    return try #require(RecoveryRecord.records(in: journal))
  }

  private func restored(_ plan: RestorePlan) async -> Session {
    let session = fixtureSession()
    let log = WriteAheadLog(after: plan.lastNumber, status: Unsupervised()) { _ in }
    session.room.host = room
    session.recoveryLog = log
    _ = await SessionRestorer(session, log).restore(plan)
    return session
  }

  /// Makes the records that were published, or the first ones, those that viewers have.
  private func keep(_ count: Int? = nil) {
    var history = RoomHistory(identity: "log")
    for record in room.records.prefix(count ?? .max) { history.append(record) }
    room.past = RoomPast(
      [.opened(place: "4321 secret", log: "log")] + history.records.map { .record($0) })
    room.records = []
  }

  @Test("Only the line that was lost is published, with its error")
  func lost() async throws {
    let records = try await firstProcess([
      "load kitchen", "room", "tap Haptic feedback", "room task state isOn = true", "state",
    ])
    #expect(room.records.map(\.line) == ["", "tap Haptic feedback", "", "state"])
    keep()
    var plan = RestorePlan(records)
    plan.add(.began(number: 6, now: .zero, line: ".crash"))
    plan.add(.lost(number: 6, error: "error: it crashed"))
    let session = await restored(plan)
    #expect(room.records.map(\.line) == [".crash"])
    #expect(room.records[0].output == [.init(.error, "error: it crashed")])
    #expect(room.records[0].task?.number == 1)
    #expect(room.tasks.map(\.number) == [1, 1])
    _ = await session.evaluate("state")
    session.room.writer.writeAll()
    #expect(room.records.map(\.line) == [".crash", "state"])
  }

  @Test("A line whose record was not written before is published")
  func unwritten() async throws {
    let records = try await firstProcess(["load kitchen", "room", "state", "state", "effects"])
    keep(2)
    let session = await restored(RestorePlan(records))
    withExtendedLifetime(session) {
      #expect(room.records.map(\.line) == ["state", "effects"])
    }
  }

  @Test("A new room is told everything")
  func new() async throws {
    let records = try await firstProcess(["load kitchen", "room", "state"])
    room.records = []
    let session = await restored(RestorePlan(records))
    withExtendedLifetime(session) { #expect(room.records.map(\.line) == ["", "state"]) }
  }

  @Test("A session that has joined the room of a talk shows its address again")
  func joined() async {
    let session = fixtureSession()
    session.room.join(room)
    let output = await session.evaluate("room")
    #expect(output.text.contains("http://127.0.0.1:1/secret"))
    #expect(!output.isError)
    #expect(room.opened.isEmpty)
  }

  @Test("A record has an action without a payload as an example")
  func example() async {
    let (_, _) = await room.session(["load kitchen", "room"])
    #expect(room.records[0].example.hasPrefix("."))
    #expect(!room.records[0].example.contains("("))
  }
}
