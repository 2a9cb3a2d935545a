import ComposableArchitecture
import OpenCombine

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
  /// The store subscribes after `send` has reduced the action. A cancelled effect cancels its subscription.
  ///
  /// - Parameter makePublisher: Creates the publisher. It runs on the main actor with the current dependencies.
  public static func publisher<P: Publisher>(
    _ makePublisher: @escaping () -> P,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self where P.Output == Action, P.Failure == Never {
    // It is called once, on the main actor.
    nonisolated(unsafe) let makePublisher = makePublisher
    return run(
      operation: { send in
        let actions = ReceivedValues<Action>()
        await MainActor.run { actions.subscribe(to: makePublisher()) }
        await withTaskCancellationHandler {
          for await action in actions.stream { await send(action.value) }
        } onCancel: {
          actions.cancel()
        }
      }, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The values of a publisher, in order, for one task.
private final class ReceivedValues<Value>: @unchecked Sendable {
  // Unchecked: the subscription is set before the values are read, and only `Cancellation` is used after that.
  let stream: AsyncStream<UncheckedSendable<Value>>
  private let continuation: AsyncStream<UncheckedSendable<Value>>.Continuation
  private var subscription: Cancellation?

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func subscribe<P: Publisher>(to publisher: P) where P.Output == Value, P.Failure == Never {
    let continuation = continuation
    subscription = Cancellation(
      publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield(UncheckedSendable($0)) }))
  }

  func cancel() { subscription?.cancel() }
}
