import FlyingFox

@testable import RoomContents
import Synchronization
import Testing

@testable import RoomServer

@Suite("Carriers of a room's log")
struct CarrierTests {
  private func record(_ line: String) -> RoomRecord { RoomRecord(prompt: "Todos", line: line) }

  /// Waits until something is true, as long as it takes.
  private func until(_ condition: () throws -> Bool) async rethrows {
    while try !condition() { try? await Task.sleep(for: .milliseconds(2)) }
  }

  @Test("A folder receives the page, each record in a file of its own, and the number of records")
  func folder() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let carrier = try FolderCarrier(folder: folder.path, page: "<!doctype html>")
    for line in ["a", "b", "c"] { carrier.publish(record(line)) }
    carrier.stop()
    let index = folder.appendingPathComponent("room.json")
    struct Index: Decodable { let format: Int, log: String, count: Int }
    func read() -> Index? {
      (try? Data(contentsOf: index)).flatMap { try? JSONDecoder().decode(Index.self, from: $0) }
    }
    await until { read()?.count == 3 }
    let found = try #require(read())
    #expect(found.format == RoomRecord.currentFormat)
    let lines = try (1...3).map { number in
      let file = folder.appendingPathComponent("records/\(found.log)/\(number).json")
      let record = try RoomHistory.record(Data(contentsOf: file))
      #expect(record.number == number && record.log == found.log)
      return record.line
    }
    #expect(lines == ["a", "b", "c"])
    #expect(carrier.problem == nil)
    let page = folder.appendingPathComponent("index.html")
    #expect(try String(contentsOf: page, encoding: .utf8) == "<!doctype html>")
  }

  @Test("Finishing a folder waits until all records are written")
  func finishedFolder() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let carrier = try FolderCarrier(folder: folder.path, page: "")
    for number in 0..<50 { carrier.publish(record("\(number)")) }
    await carrier.finish()
    let index = try String(contentsOf: folder.appendingPathComponent("room.json"), encoding: .utf8)
    #expect(index.contains("\"count\":50"))
  }

  @Test("A folder that cannot be written is an error when the room is opened")
  func noFolder() {
    #expect(throws: (any Error).self) { try FolderCarrier(folder: "/proc/none", page: "") }
  }

  @Test("Each record is posted in order; after a refusal, it is sent again")
  func publishing() async throws {
    let received = Mutex<[Data]>([]), attempts = Mutex(0)
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    await server.appendRoute("POST /room/publish") { request in
      let body = try await request.bodyData
      let isRefused = attempts.withLock { count in
        count += 1
        return count == 2
      }
      if isRefused { return HTTPResponse(statusCode: .internalServerError) }
      received.withLock { $0.append(body) }
      return HTTPResponse(statusCode: .ok)
    }
    let (running, listeningPort) = await server.listen()
    let port = try #require(listeningPort)
    let target = try #require(PublishingTarget("http://127.0.0.1:\(port)/room/publish"))
    let carrier = PublishingCarrier(to: target, patience: .seconds(600)) { _ in }
    for line in ["a", "b", "c"] { carrier.publish(record(line)) }
    await until { received.withLock { $0.count } == 3 }
    await until { carrier.problem == nil }
    let records = try received.withLock { try $0.map { try RoomHistory.record($0) } }
    #expect(records.map(\.line) == ["a", "b", "c"])
    #expect(records.map(\.number) == [1, 2, 3])
    #expect(attempts.withLock { $0 } == 4)
    running.cancel()
    await server.stop()
  }

  @Test("While no server can be reached, the records wait and the reason is known")
  func noServer() async throws {
    let target = try #require(PublishingTarget("http://127.0.0.1:1/a"))
    let failures = Mutex(0)
    let carrier = PublishingCarrier(to: target, patience: .seconds(600)) { count in
      failures.withLock { $0 = count }
    }
    carrier.publish(record("a"))
    await until { failures.withLock { $0 } > 2 }
    #expect(carrier.problem == "127.0.0.1:1 cannot be reached")
  }

  @Test("Finishing gives up on a server that cannot be reached")
  func finishing() async throws {
    let target = try #require(PublishingTarget("http://127.0.0.1:1/a"))
    let carrier = PublishingCarrier(to: target, patience: .seconds(600))
    carrier.publish(record("a"))
    await until { carrier.problem != nil }
    await carrier.finish(limit: .milliseconds(1))
    #expect(carrier.problem == "127.0.0.1:1 cannot be reached")
  }

  /// The number of sockets of this process.
  private func socketCount() throws -> Int {
    let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return numbers.count {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))?
        .hasPrefix("socket:") == true
    }
  }

  @Test("An attempt that fails leaves no socket open")
  func noSockets() async throws {
    let target = try #require(PublishingTarget("http://127.0.0.1:1/a"))
    let before = try socketCount()
    for _ in 0..<500 { _ = await target.post(Data(), patience: .seconds(600)) }
    // Other tests open some at the same time.
    #expect(try socketCount() - before < 250)
  }

  @Test("A carrier that nothing keeps ends its attempts")
  func ending() async throws {
    let target = try #require(PublishingTarget("http://127.0.0.1:1/a"))
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    var carrier: PublishingCarrier? = PublishingCarrier(to: target) { _ in
      await withTaskCancellationHandler {
        while !Task.isCancelled { await Task.yield() }
      } onCancel: {
        end.finish()
      }
    }
    carrier?.publish(record("a"))
    await until { carrier?.problem != nil }
    carrier = nil
    for await _ in ends {}
  }

  @Test(
    "An address names http, a host, a port and a path",
    arguments: [
      ("http://localhost/room/publish", "localhost", UInt16(80), "/room/publish"),
      ("http://10.0.0.1:8080", "10.0.0.1", 8080, "/"),
      ("http://a:1/b?c=d%20e", "a", 1, "/b?c=d%20e"),
    ])
  func addresses(text: String, host: String, port: UInt16, path: String) {
    let target = PublishingTarget(text)
    #expect(target?.host == host)
    #expect(target?.port == port)
    #expect(target?.path == path)
  }

  @Test(
    "Other texts are not addresses",
    arguments: [
      "https://a/b", "a/b", "http://", "http://user@a/b", "http://a/b#c", "http://a/b\r\nX: y",
      "http://a:99999/",
    ])
  func wrongAddresses(text: String) { #expect(PublishingTarget(text) == nil) }
}
