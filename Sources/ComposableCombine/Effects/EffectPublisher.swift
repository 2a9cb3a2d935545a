import Synchronization

extension Effect {
  /// Sends the values of a publisher as actions until it completes.
  ///
  /// ```swift
  /// case .startButtonTapped:
  ///   return .publisher {
  ///     notifications.received.receive(on: mainQueue).map(Action.notificationReceived)
  ///   }
  ///   .cancellable(id: CancelID.notifications)
  /// ```
  ///
  /// The publisher is created at once, so the closure may read the state. The store subscribes before the `send` that caused the
  /// effect returns. Values that the publisher sends on the main thread
  /// are sent to the store immediately; values from other threads follow in order. A cancelled effect cancels its subscription.
  ///
  /// - Parameter makePublisher: Creates the publisher.
  public static func publisher<P: Publisher>(
    _ makePublisher: () -> P,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self where P.Output == Action, P.Failure == Never {
    // The store subscribes once, on the main actor.
    nonisolated(unsafe) let publisher = makePublisher()
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return subscription(at: location) { receive in
      let values = ReceivedValues(receive)
      values.subscribe(to: publisher)
      if values.hasEnded { return nil }
      return { await values.receiveRest() }
    }
  }
}

/// Passes the values of a publisher to the main actor, in order.
///
/// Unchecked: the publisher is subscribed to before the object is shared, the lock protects what changes later, and `receive` is
/// called only on the main actor.
final class ReceivedValues<Value>: @unchecked Sendable {
  private let receive: @MainActor (Value) -> Void
  private let stream: AsyncStream<UncheckedSendable<Value>>
  private let continuation: AsyncStream<UncheckedSendable<Value>>.Continuation
  private var subscription: Cancellation?
  private let state = Mutex(State())

  private struct State {
    var waiting = 0
    var isComplete = false
  }

  init(_ receive: @escaping @MainActor (Value) -> Void) {
    self.receive = receive
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// Whether all values of the publisher have been received.
  var hasEnded: Bool { state.withLock { $0.isComplete && $0.waiting == 0 } }

  func subscribe<P: Publisher>(to publisher: P) where P.Output == Value, P.Failure == Never {
    let subscription = publisher.sink(
      // Weak, because the subscription belongs to `self`.
      receiveCompletion: { [weak self] _ in self?.complete() },
      receiveValue: { [weak self] in self?.pass($0) })
    self.subscription = Cancellation(subscription)
  }

  /// Receives the values that come later, until the publisher completes or the task is cancelled.
  func receiveRest() async {
    await withTaskCancellationHandler {
      for await value in stream { await receiveWaiting(value) }
    } onCancel: {
      subscription?.cancel()
    }
  }

  private func complete() {
    state.withLock { $0.isComplete = true }
    continuation.finish()
  }

  private func pass(_ value: Value) {
    let isMain = MainThread.isCurrent
    let isNext = state.withLock { state in
      if isMain, state.waiting == 0 { return true }
      state.waiting += 1
      return false
    }
    guard isNext else { return _ = continuation.yield(UncheckedSendable(value)) }
    let value = UncheckedSendable(value)
    MainActor.assumeIsolated { receive(value.value) }
  }

  @MainActor
  private func receiveWaiting(_ value: UncheckedSendable<Value>) {
    receive(value.value)
    state.withLock { $0.waiting -= 1 }
  }
}
