@testable import RoomContents
import Synchronization
import Testing

@testable import RoomServer

@Suite("The end of a room, and a room that goes on")
struct ClosingTests {
  @Test("Viewers are told that the room is closed, after its last record")
  func closed() async throws {
    let feed = RecordFeed(identity: "log")
    await feed.append(RoomRecord(prompt: "Todos", line: "state"))
    let viewer = try ViewerCount(limit: 1).enter()
    var stream = EventStream(feed: feed, start: 0, viewer: viewer).makeAsyncIterator()
    await feed.close()
    var texts: [String] = []
    while let text = try await stream.nextBuffer(suggested: 100) {
      texts.append(String(decoding: text, as: UTF8.self))
    }
    #expect(texts.count == 3)
    #expect(texts[1].contains("state"))
    #expect(texts[2] == "event: closed\ndata: closed\n\n")
  }

  @Test("A room continues the log and the answers of an earlier process")
  func past() async throws {
    let written = Mutex<[RoomEvent]>([])
    let note: @Sendable (RoomEvent) -> Void = { event in written.withLock { $0.append(event) } }
    note(.opened(place: "1 secret", log: "log"))
    let ballot = RoomBallot(number: 1, choices: ["a"])
    let first = AnswerBox(note: note), feed = RecordFeed(identity: "log", note: note)
    await feed.append(RoomRecord(prompt: "Todos", line: "state"))
    first.open(ballot)
    let vote = RoomVote(ballot: 1, choice: 0, voter: "viewer-one")
    #expect(first.add(vote, from: nil) == .accepted)

    let past = try #require(RoomPast(written.withLock { $0.reduce(Data()) { $0 + $1.line } }))
    let count = written.withLock { $0.count }
    #expect(count == 4)
    let second = AnswerBox(past: past, note: note)
    second.open(ballot)
    #expect(second.current?.counts == [1])
    #expect(written.withLock { $0.count } == count)
    let next = RecordFeed(identity: past.log, records: past.texts, note: note)
    #expect(next.start(after: "log:1") == 1)
    await next.append(RoomRecord(prompt: "Todos", line: "undo"))
    let events = try #require(await next.next(after: 1))
    #expect(String(decoding: events.text, as: UTF8.self).hasPrefix("id: log:2\n"))
  }
}
