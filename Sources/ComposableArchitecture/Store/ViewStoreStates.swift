import Synchronization
import ViewValues

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
    observed.watchers.add(continuation)
    return stream
  }

  /// Calls a function with each later state.
  ///
  /// - Returns: A function that ends the calls.
  package func watch(_ changed: @escaping (ViewState) -> Void) -> @MainActor () -> Void {
    observed.watchers.add(changed)
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

/// The tasks and functions that receive the next states of a view store.
@usableFromInline
final class ViewStateWatchers<ViewState>: @unchecked Sendable {
  // Unchecked: the lock protects the list, and the functions in it are only called on the main actor.
  private let count = Atomic<Int>(0)
  private let lock = Mutex(())
  private var watchers: [Watcher] = []
  private var nextID = 0

  private struct Watcher {
    let id: Int
    let receive: (ViewState) -> Void
    let finish: () -> Void
  }

  @usableFromInline
  init() {}

  @usableFromInline var areWaiting: Bool { count.load(ordering: .relaxed) > 0 }

  func add(_ continuation: AsyncStream<ViewState>.Continuation) {
    let id = add(
      receive: { state in
        // The state is a value, so the reader gets a copy of it.
        nonisolated(unsafe) let state = state
        continuation.yield(state)
      }, finish: { continuation.finish() })
    continuation.onTermination = { [weak self] _ in self?.remove(id) }
  }

  /// Adds a function and returns a function that removes it.
  func add(_ receive: @escaping (ViewState) -> Void) -> @MainActor () -> Void {
    let id = add(receive: receive, finish: {})
    return { [weak self] in self?.remove(id) }
  }

  @usableFromInline
  func yield(_ state: ViewState) {
    for watcher in lock.withLock({ _ in watchers }) { watcher.receive(state) }
  }

  private func add(receive: @escaping (ViewState) -> Void, finish: @escaping () -> Void) -> Int {
    lock.withLock { _ in
      nextID += 1
      watchers.append(Watcher(id: nextID, receive: receive, finish: finish))
      count.store(watchers.count, ordering: .relaxed)
      return nextID
    }
  }

  private func remove(_ id: Int) {
    lock.withLock { _ in
      watchers.removeAll { $0.id == id }
      count.store(watchers.count, ordering: .relaxed)
    }
  }

  deinit {
    for watcher in watchers { watcher.finish() }
  }
}
