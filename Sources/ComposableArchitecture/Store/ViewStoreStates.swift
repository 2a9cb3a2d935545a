import Synchronization
import TerminalUI

extension ViewStore {
  /// The current state and all later states, without duplicates.
  ///
  /// ```swift
  /// for await state in viewStore.states where !state.isLoading { break }
  /// ```
  ///
  /// States are buffered until they are read; none is lost. The sequence ends when the view store is
  /// deinitialized.
  public var states: AsyncStream<ViewState> {
    let (stream, continuation) = AsyncStream.makeStream(of: ViewState.self)
    continuation.yield(state)
    watchers.add(continuation)
    return stream
  }

  /// Sends an action and waits while the state satisfies a predicate.
  ///
  /// ```swift
  /// await viewStore.send(.refreshPulled, while: \.isLoading)
  /// ```
  ///
  /// If the current task is cancelled, the effects of the action are cancelled.
  public func send(
    _ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    let task = send(action)
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      task.cancel()
    }
  }

  /// Sends an action with an animation and waits while the state satisfies a predicate. Text is not
  /// animated.
  public func send(
    _ action: ViewAction, animation: Animation?,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await send(action, while: predicate)
  }

  /// Waits while the state satisfies a predicate, or until the task is cancelled.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    guard predicate(state) else { return }
    for await state in states where !predicate(state) { return }
  }
}

/// The tasks that wait for the next state of a view store.
@usableFromInline
final class ViewStateWatchers<ViewState>: Sendable {
  private let count = Atomic<Int>(0)
  private let waiting = Mutex(Waiting())

  private struct Waiting {
    var continuations: [(id: Int, continuation: AsyncStream<ViewState>.Continuation)] = []
    var nextID = 0
  }

  @usableFromInline
  init() {}

  @usableFromInline var areWaiting: Bool { count.load(ordering: .relaxed) > 0 }

  func add(_ continuation: AsyncStream<ViewState>.Continuation) {
    let id = waiting.withLock { waiting in
      waiting.nextID += 1
      waiting.continuations.append((waiting.nextID, continuation))
      count.store(waiting.continuations.count, ordering: .relaxed)
      return waiting.nextID
    }
    continuation.onTermination = { [weak self] _ in self?.remove(id) }
  }

  @usableFromInline
  func yield(_ state: ViewState) {
    for (_, continuation) in waiting.withLock(\.continuations) {
      // The state is a value, so the reader gets a copy of it.
      nonisolated(unsafe) let state = state
      continuation.yield(state)
    }
  }

  private func remove(_ id: Int) {
    waiting.withLock { waiting in
      waiting.continuations.removeAll { $0.id == id }
      count.store(waiting.continuations.count, ordering: .relaxed)
    }
  }

  deinit {
    for (_, continuation) in waiting.withLock(\.continuations) { continuation.finish() }
  }
}
