import FlyingSocks

/// The log of a room, for many readers that wait for the next record.
actor RecordFeed {
  /// The identity of the log.
  nonisolated let identity: String
  private var history: RoomHistory
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var nextReader = 0
  private(set) var isClosed = false

  private let note: @Sendable (RoomEvent) -> Void

  /// - Parameters:
  ///   - records: The JSON text of the records that an earlier process has appended.
  ///   - note: Writes down each new record.
  init(
    identity: String = RoomServer.makeSecret(), records: [Data] = [],
    note: @escaping @Sendable (RoomEvent) -> Void = { _ in }
  ) {
    self.identity = identity
    self.note = note
    history = RoomHistory(identity: identity, records: records)
  }

  /// The number after which a reader continues: 0 if it has read another log, or nothing.
  nonisolated func start(after position: String) -> Int {
    RoomPosition(position).flatMap { $0.log == identity ? $0.number : nil } ?? 0
  }

  func append(_ record: RoomRecord) {
    let number = history.append(record)
    note(.record(history.records[number - 1]))
    wakeReaders()
  }

  func close() {
    isClosed = true
    wakeReaders()
  }

  /// Lets every waiting stream write something, so that a connection whose viewer has gone is noticed.
  func wakeReaders() {
    let waiting = waiting.values
    self.waiting = [:]
    for reader in waiting { reader.resume() }
  }

  /// Returns the events after a number. Without newer records, it waits until there is one or until ``wakeReaders()``.
  ///
  /// - Returns: The text, which is a comment if there is no newer record; `nil` after ``close()``.
  func next(after number: Int) async -> (text: Data, last: Int)? {
    if let events = history.events(after: number) { return events }
    guard !isClosed else { return nil }
    let reader = nextReader
    nextReader += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiting[reader] = continuation }
      }
    } onCancel: {
      Task { await self.cancel(reader) }
    }
    if isClosed || Task.isCancelled { return nil }
    return history.events(after: number) ?? (Data(": waiting\n\n".utf8), number)
  }

  private func cancel(_ reader: Int) { waiting.removeValue(forKey: reader)?.resume() }
}

/// The body of a response with server-sent events.
struct EventStream: AsyncBufferedSequence {
  typealias Element = UInt8
  let feed: RecordFeed
  /// The last record that the viewer has.
  let start: Int
  /// Is called when the stream ends.
  let viewer: ViewerCount.Viewer

  func makeAsyncIterator() -> Iterator { Iterator(feed: feed, last: start, viewer: viewer) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let feed: RecordFeed
    var last: Int
    var hasBegun = false
    var hasEnded = false
    let viewer: ViewerCount.Viewer

    mutating func next() async throws -> UInt8? {
      preconditionFailure("The server reads bodies in buffers")
    }

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      guard hasBegun else {
        hasBegun = true
        return Data("retry: 1000\n\n".utf8)
      }
      if let (text, last) = await feed.next(after: last) {
        self.last = last
        return text
      }
      // Without this event, a page believes that the connection was lost.
      guard !hasEnded, await feed.isClosed else { return nil }
      hasEnded = true
      return Data("event: closed\ndata: closed\n\n".utf8)
    }
  }
}
