import FlyingSocks
import Synchronization

/// Sends each record of a room to another server, which passes them on to any number of viewers.
///
/// Records arrive in order and each at least once. While the server cannot be reached, they wait, and nothing else does.
package final class PublishingCarrier: Sendable {
  private let records: AsyncStream<RoomRecord>.Continuation
  private let failure: LastFailure
  private let sending: Task<Void, Never>

  /// - Parameters:
  ///   - patience: How long to wait for an answer of the server.
  ///   - wait: Waits before another attempt, after a number of failures.
  package init(
    to target: PublishingTarget, patience: Duration = .seconds(10),
    wait: @escaping @Sendable (_ failures: Int) async -> Void = PublishingCarrier.wait
  ) {
    let (stream, continuation) = AsyncStream.makeStream(of: RoomRecord.self)
    let failure = LastFailure()
    records = continuation
    self.failure = failure
    // The task does not keep the carrier: it ends when nothing else does.
    sending = Task {
      await Self.send(stream, to: target, patience: patience, failure, wait: wait)
    }
  }

  deinit { sending.cancel() }

  /// Why the last attempt has failed; `nil` if it has not.
  package var problem: String? { failure.text.withLock { $0 } }

  package func publish(_ record: RoomRecord) { records.yield(record) }

  /// Ends sending, after the records that were published, unless the server cannot be reached.
  package func stop() { records.finish() }

  /// Ends sending, and waits until the records that were published are sent, for a time at most.
  package func finish(limit: Duration) async {
    stop()
    let alarm = Task { [sending] in
      try await Task.sleep(for: limit)
      sending.cancel()
    }
    await sending.value
    alarm.cancel()
  }

  package func finish() async { await finish(limit: .seconds(5)) }

  private static func send(
    _ stream: AsyncStream<RoomRecord>, to target: PublishingTarget, patience: Duration,
    _ failure: LastFailure, wait: @Sendable (_ failures: Int) async -> Void
  ) async {
    var history = RoomHistory(identity: RoomServer.makeSecret())
    for await record in stream {
      history.append(record)
      var failures = 0
      let data = history.records[history.records.count - 1]
      while let problem = await target.post(data, patience: patience) {
        failure.text.withLock { $0 = problem }
        failures += 1
        await wait(failures)
        if Task.isCancelled { return }
      }
      failure.text.withLock { $0 = nil }
    }
  }

  /// Waits a second after the first failure, and then twice as long each time, up to half a minute.
  package static func wait(failures: Int) async {
    try? await Task.sleep(for: .seconds(min(30, 1 << min(failures - 1, 5))))
  }
}

/// Why the last attempt of a carrier has failed.
private final class LastFailure: Sendable {
  let text = Mutex<String?>(nil)
}

/// Where records are sent: an address that begins with `http://`.
package struct PublishingTarget: Sendable, Equatable {
  package let host: String
  package let port: UInt16
  package let path: String

  /// Reads an address; `nil` if it is not one, or names another protocol.
  package init?(_ address: String) {
    guard let parts = URLComponents(string: address), parts.scheme == "http",
      let host = parts.host, !host.isEmpty, parts.user == nil, parts.fragment == nil,
      address.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.host = host
    guard let port = UInt16(exactly: parts.port ?? 80) else { return nil }
    self.port = port
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    self.path = path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
  }

  /// Sends data, and waits for the answer.
  ///
  /// - Parameter patience: How long to wait at most.
  /// - Returns: Why the server did not take it; `nil` if it did.
  func post(_ data: Data, patience: Duration) async -> String? {
    await withTaskGroup(of: String?.self) { group in
      group.addTask { await exchange(data) }
      group.addTask {
        try? await Task.sleep(for: patience)
        return "\(host):\(port) does not answer"
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }

  private func exchange(_ data: Data) async -> String? {
    do {
      let socket = try Socket(domain: AF_INET, type: .stream)
      defer { try? socket.close() }
      let connection = try await AsyncSocket(socket: socket, pool: .client)
      try await connection.connect(to: address())
      try await connection.write(Data(head(length: data.count).utf8) + data)
      let words = try await Self.firstLine(connection).split(separator: " ")
      guard words.count > 1, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
        return "\(host) does not answer as a web server"
      }
      return (200..<300).contains(status) ? nil : "\(host) answered \(status)"
    } catch {
      return "\(host):\(port) cannot be reached"
    }
  }

  private func address() throws -> some SocketAddress {
    let addresses = Host(name: host).addresses + [host]
    let numbers = addresses.first { $0.split(separator: ".").compactMap { UInt8($0) }.count == 4 }
    return try .inet(ip4: numbers ?? host, port: port)
  }

  private func head(length: Int) -> String {
    [
      "POST \(path) HTTP/1.1", "Host: \(host):\(port)", "Content-Type: application/json",
      "Content-Length: \(length)", "Connection: close", "", "",
    ].joined(separator: "\r\n")
  }

  private static func firstLine(_ socket: AsyncSocket) async throws -> String {
    var line: [UInt8] = []
    while line.count < 1_024 {
      let byte = try await socket.read()
      if byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }
}
