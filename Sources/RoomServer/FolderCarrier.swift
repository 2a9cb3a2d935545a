import Synchronization

/// Writes the log of a room as files, which any web server can send: the page, each record in a file that never changes, and a short
/// file that says how many there are.
///
/// Nothing here runs on the main actor. A record that cannot be written is kept, and written before the next one.
package final class FolderCarrier: Sendable {
  private let folder: URL
  private let records: AsyncStream<RoomRecord>.Continuation
  private let failure = Mutex<String?>(nil)
  private let writing = Mutex<Task<Void, Never>?>(nil)

  /// Writes the page.
  ///
  /// - Throws: If the folder cannot be created, or the page cannot be written.
  package init(folder: String, page: String) throws {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"), options: .atomic)
    let (stream, continuation) = AsyncStream.makeStream(of: RoomRecord.self)
    records = continuation
    let writing = Task { await self.write(stream) }
    self.writing.withLock { $0 = writing }
  }

  /// Why the last record was not written; `nil` if it was.
  package var problem: String? { failure.withLock { $0 } }

  package func publish(_ record: RoomRecord) { records.yield(record) }

  /// Ends writing, after the records that were published.
  package func stop() { records.finish() }

  /// Ends writing, and waits until the records that were published are written.
  package func finish() async {
    stop()
    await writing.withLock { $0 }?.value
  }

  private func write(_ stream: AsyncStream<RoomRecord>) async {
    var log = WrittenLog(folder: folder, identity: RoomServer.makeSecret())
    for await record in stream {
      let problem = log.write(record)
      failure.withLock { $0 = problem }
    }
    // A full disk may have room again.
    let problem = log.writeRest()
    failure.withLock { $0 = problem }
  }
}

/// The files of a log.
private struct WrittenLog {
  private let folder: URL
  private let records: URL
  private var history: RoomHistory
  private var written = 0

  init(folder: URL, identity: String) {
    self.folder = folder
    records = folder.appendingPathComponent("records/\(identity)", isDirectory: true)
    history = RoomHistory(identity: identity)
  }

  /// Appends a record.
  ///
  /// - Returns: Why it could not be written; `nil` if it was.
  mutating func write(_ record: RoomRecord) -> String? {
    history.append(record)
    return writeRest()
  }

  mutating func writeRest() -> String? {
    do {
      try FileManager.default.createDirectory(at: records, withIntermediateDirectories: true)
      let start = written
      while written < history.records.count {
        let file = records.appendingPathComponent("\(written + 1).json")
        try history.records[written].write(to: file, options: .atomic)
        written += 1
      }
      if written > start { try writeIndex() }
      return nil
    } catch {
      return (error as NSError).localizedFailureReason ?? error.localizedDescription
    }
  }

  private func writeIndex() throws {
    let index = RoomIndex(log: history.identity, count: written)
    try JSONEncoder().encode(index)
      .write(to: folder.appendingPathComponent("room.json"), options: .atomic)
  }
}

/// The file that says which records there are.
private struct RoomIndex: Codable {
  var format = RoomRecord.currentFormat
  let log: String
  let count: Int
}
