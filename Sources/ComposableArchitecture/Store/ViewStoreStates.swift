import Synchronization
import TerminalUI

extension ViewStore {
  /// The state now and each one that follows, without duplicates.
  ///
  /// ```swift
  /// for await state in viewStore.states where !state.isLoading { break }
  /// ```
  ///
  /// States that nobody has asked for yet wait, none is lost. The sequence ends when the view store goes away.
  public var states: AsyncStream<ViewState> {
    let (stream, continuation) = AsyncStream.makeStream(of: ViewState.self)
    continuation.yield(state)
    watchers.add(continuation)
    return stream
  }

  /// Sends an action and waits while something holds of the state.
  ///
  /// ```swift
  /// await viewStore.send(.refreshPulled, while: \.isLoading)
  /// ```
  ///
  /// Cancelled meanwhile, it cancels the work that the action started.
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

  /// Sends an action and waits while something holds of the state; nothing moves here.
  public func send(
    _ action: ViewAction, animation: Animation?,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await send(action, while: predicate)
  }

  /// Waits while something holds of the state, or until the task is cancelled.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    guard predicate(state) else { return }
    for await state in states where !predicate(state) { return }
  }
}

/// Those who wait for the next state of a view store.
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

  /// Whether there is anybody.
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
  func tell(_ state: ViewState) {
    for (_, continuation) in waiting.withLock(\.continuations) {
      // A state is a value; whoever reads it later reads this one.
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
