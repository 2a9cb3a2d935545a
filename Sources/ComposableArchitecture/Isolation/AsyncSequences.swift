// Streams without elements, and streams that hide the type of another sequence: dependencies return them, and
// tests and previews replace them.

extension AsyncStream {
  /// A stream that never has an element and never ends. Iterating over it ends when the task is cancelled.
  public static var never: Self { Self { _ in } }

  public static var finished: Self { Self { $0.finish() } }

  /// Makes a stream of the elements of a sequence. The stream ends early if the sequence throws.
  ///
  /// - Parameter sequence: It is iterated over once, in the task of the stream's consumer.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element, S: Sendable {
    let iterator = IteratorBox(sequence.makeAsyncIterator())
    self.init { try? await iterator.next() }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  public static var never: Self { Self { _ in } }

  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// Makes a stream of the elements of a sequence.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element, S: Sendable {
    let iterator = IteratorBox(sequence.makeAsyncIterator())
    self.init { try await iterator.next() }
  }
}

extension AsyncSequence where Self: Sendable {
  /// Returns the sequence as an `AsyncStream`, which ends early if the sequence throws.
  ///
  /// ```swift
  /// let screenshots = NotificationCenter.default.notifications(named: .screenshot).map { _ in }.eraseToStream()
  /// ```
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

/// The iterator of a sequence, while a stream iterates over it.
private final class IteratorBox<Iterator: AsyncIteratorProtocol>: @unchecked Sendable {
  // Unchecked: each call takes the iterator out of the box, under the lock, and puts it back at its end. So
  // only one call at a time uses it.
  private let lock = NSLock()
  private var iterator: Iterator?

  init(_ iterator: Iterator) { self.iterator = iterator }

  func next() async throws -> Iterator.Element? {
    guard var iterator = take() else {
      preconditionFailure("Two tasks iterate over one stream at the same time.")
    }
    defer { put(iterator) }
    return try await iterator.next()
  }

  private func take() -> Iterator? {
    lock.withLock {
      defer { iterator = nil }
      return iterator
    }
  }

  private func put(_ iterator: Iterator) { lock.withLock { self.iterator = iterator } }
}
