extension Shared {
  /// Publishes the value, and each later value.
  ///
  /// ```swift
  /// $count.publisher.sink { label.text = "\($0)" }.store(in: &cancellables)
  /// ```
  ///
  /// It follows when the property refers to another value: `$count = other`. Values may be equal to the ones before. Changes that other threads make are published on the main queue. A
  /// subscription keeps the reference in memory.
  public var publisher: AnyPublisher<Value, Never> { sharedValues { followedValue } }
}

extension SharedReader {
  /// Publishes the value, and each later value.
  public var publisher: AnyPublisher<Value, Never> { sharedValues { followedValue } }
}

/// Publishes what a function reads from shared values, now and after each change of them.
private func sharedValues<Value>(_ read: @escaping () -> Value) -> AnyPublisher<Value, Never> {
  Deferred {
    let values = PassthroughSubject<Value, Never>()
    let reading = RepeatedReading(read) { values.send($0) }
    return Deferred { Just(reading.begin()) }.append(values)
      .handleEvents(receiveCancel: { reading.end() })
  }
  .eraseToAnyPublisher()
}

/// Reads a value again after each change of what it depends on.
private final class RepeatedReading<Value>: @unchecked Sendable {
  // Unchecked: `lock` protects `hasEnded`. The functions are called on the threads on which observation
  // reports changes, one call at a time.
  private let read: () -> Value
  private let receive: (Value) -> Void
  private let lock = NSLock()
  private var hasEnded = false

  init(_ read: @escaping () -> Value, _ receive: @escaping (Value) -> Void) {
    (self.read, self.receive) = (read, receive)
  }

  /// Reads the value for the first time.
  func begin() -> Value {
    withObservationTracking(read) { [weak self] in self?.repeatReading() }
  }

  func end() { lock.withLock { hasEnded = true } }

  private func repeatReading() {
    guard !lock.withLock({ hasEnded }) else { return }
    receive(begin())
  }
}
