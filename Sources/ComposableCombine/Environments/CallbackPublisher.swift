import Synchronization

/// Sends what a function passes to a subject. What it passes before it is asked for values waits.
struct CallbackPublisher<Output, Failure: Error>: Publisher {
  /// Starts to send, and returns what ends that.
  let work: (PassthroughSubject<Output, Failure>) -> any Cancellable

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subject = PassthroughSubject<Output, Failure>()
    let ending = LateCancellable()
    subject.buffer(size: .max, prefetch: .keepFull, whenFull: .dropNewest)
      .handleEvents(receiveCancel: { ending.cancel() })
      .receive(subscriber: subscriber)
    ending.set(work(subject))
  }
}

/// Cancels what is known only after the work has started, which may end the subscription at once.
private final class LateCancellable: Sendable {
  private let state = Mutex((isCancelled: false, cancellable: Cancellation?.none))

  func set(_ cancellable: any Cancellable) {
    let cancellation = Cancellation(cancellable)
    let isCancelled = state.withLock { state in
      state.cancellable = cancellation
      return state.isCancelled
    }
    if isCancelled { cancellation.cancel() }
  }

  func cancel() {
    let cancellation = state.withLock { state in
      state.isCancelled = true
      return state.cancellable
    }
    cancellation?.cancel()
  }
}
