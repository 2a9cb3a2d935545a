import FlyingFox
import FlyingSocks

/// Serves a room: the page, and the records as server-sent events.
///
/// Nothing here runs on the main actor, and ``publish(_:)`` does not wait, so the session is not delayed by viewers.
package final class RoomServer: Sendable {
  /// The address of the page.
  package let address: String
  /// The port on which it listens, and the first part of every path. A server that starts again with both has the same address.
  package let port: UInt16
  package let secret: String
  /// The identity of the log.
  package let log: String
  private let feed: RecordFeed
  private let server: HTTPServer
  private let records: AsyncStream<RoomRecord>.Continuation
  private let tasks: [Task<Void, Never>]
  /// Adds the records to the log.
  private let appending: Task<Void, Never>
  private let viewers: ViewerCount

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - host: The IPv4 address to listen on.
  ///   - port: The port; 0 for any that is free.
  ///   - secret: The first part of every path.
  ///   - page: The HTML page.
  ///   - answers: Receives the votes.
  ///   - past: The room that an earlier process has opened. Its log goes on.
  ///   - note: Writes down what happens, after the event that the room was opened.
  package init(
    host: String, port: UInt16 = 0, secret: String = RoomServer.makeSecret(), page: RoomPageText,
    answers: AnswerBox = AnswerBox(), viewerLimit: Int = 2_000, past: RoomPast? = nil,
    note: @escaping @Sendable (RoomEvent) -> Void = { _ in }
  ) async throws {
    let feed = RecordFeed(
      identity: past?.log ?? Self.makeSecret(), records: past?.texts ?? [], note: note)
    let viewers = ViewerCount(limit: viewerLimit, limitOfAddress: viewerLimit / 5 * 3)
    let routes = RoomRoutes(
      secret: secret, page: page, feed: feed, viewers: viewers, answers: answers)
    let configuration = HTTPServer.Configuration(
      address: try .inet(ip4: host, port: port), timeout: 15,
      sharedRequestBufferSize: RoomRoutes.bodyLimit,
      sharedRequestReplaySize: RoomRoutes.bodyLimit, logger: .disabled)
    let server = HTTPServer(config: configuration)
    await server.appendRoute("*") { request in await routes.response(to: request) }
    let (stream, continuation) = AsyncStream.makeStream(of: RoomRecord.self)
    let (running, listeningPort) = await server.listen()
    guard let port = listeningPort else {
      throw RoomServerError.cannotListen(host: host, port: port)
    }
    self.feed = feed
    log = feed.identity
    self.server = server
    self.port = port
    self.secret = secret
    self.viewers = viewers
    records = continuation
    appending = Task { for await record in stream { await feed.append(record) } }
    tasks = [running, appending, Task { await Self.keepAwake(feed) }]
    address = "http://\(ReachableAddress.of(host: host)):\(port)/\(secret)"
  }

  deinit { stop() }

  package var viewerCount: Int { viewers.current }

  /// Appends a record to the log, which is sent to all viewers.
  package func publish(_ record: RoomRecord) { records.yield(record) }

  package func stop() {
    records.finish()
    Task { [feed, server, appending, tasks] in
      await Self.end(feed, server, appending, tasks)
    }
  }

  /// Ends all connections when their viewers have what was published, those of slow ones after half a second.
  package func finish() async {
    records.finish()
    await Self.end(feed, server, appending, tasks)
  }

  private static func end(
    _ feed: RecordFeed, _ server: HTTPServer, _ appending: Task<Void, Never>,
    _ tasks: [Task<Void, Never>]
  ) async {
    await appending.value
    await feed.close()
    await server.stop(timeout: 0.5)
    for task in tasks { task.cancel() }
  }

  private static func keepAwake(_ feed: RecordFeed) async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(15))
      await feed.wakeReaders()
    }
  }

  /// Returns 16 random characters, 93 bits, that an address and the nonce of a content security policy can contain.
  package static func makeSecret() -> String {
    let characters = Array("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_")
    var random = SystemRandomNumberGenerator()
    return String((0..<16).map { _ in characters.randomElement(using: &random) ?? "a" })
  }
}

/// Why a server did not start.
package enum RoomServerError: Error {
  case cannotListen(host: String, port: UInt16)
}

/// The page that the server sends, and what its browser may do.
package struct RoomPageText: Sendable {
  let html: Data
  let contentSecurityPolicy: String

  /// - Parameter contentSecurityPolicy: The value of the header of this name.
  package init(html: String, contentSecurityPolicy: String) {
    self.html = Data(html.utf8)
    self.contentSecurityPolicy = contentSecurityPolicy
  }
}

extension HTTPServer {
  /// Runs the server in a task, and returns when it listens or has ended.
  ///
  /// On a busy machine that takes as long as it takes. So the end of the server ends the waiting, and no short limit of time.
  ///
  /// - Returns: The task, and the port, or `nil` if the server cannot listen.
  func listen() async -> (running: Task<Void, Never>, port: UInt16?) {
    let day = 86_400.0
    let waiting = Task<Void, Never> { try? await waitUntilListening(timeout: day) }
    let running = Task<Void, Never> {
      try? await run()
      waiting.cancel()
    }
    await waiting.value
    guard case .ip4(_, let port)? = listeningAddress else { return (running, nil) }
    return (running, port)
  }
}
