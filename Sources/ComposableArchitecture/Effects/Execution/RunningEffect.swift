import Synchronization

/// An effect in flight: one operation that a store runs.
@usableFromInline
package final class RunningEffect: Sendable {
  /// The number of the effect in its store, counted from 1.
  @usableFromInline package let number: Int
  /// The number of the action that returned the effect.
  package let action: Int
  /// The location of the call of `.run`.
  package let location: SourceLocation
  /// The IDs by which the effect can be cancelled, outermost first.
  package var ids: [AnyHashable] { openIDs.map(\.id.base) }

  /// The number of its tasks that are asleep on a controlled clock.
  let sleeping = Atomic<Int>(0)

  /// Whether the effect sent an action after it was cancelled, which was dropped.
  package var hasDroppedAction: Bool { state.withLock(\.hasDroppedAction) }

  @usableFromInline package let group: EffectGroup
  let openIDs: [OpenCancelID]
  let registry: CancellationRegistry
  /// Dismisses the presented child that the effect belongs to; `nil` if it belongs to none.
  let dismissal: Dismissal?
  /// The registry of the child that returned the effect; `nil` for the store's own registry.
  let child: CancellationRegistry?
  private let state = Mutex(State())

  private struct State {
    var cancellation: CancelCause?
    /// The registry of the child whose reducer has cancelled the effect.
    var canceller: CancellationRegistry?
    /// The task of the operation, while it runs.
    var task: Task<Void, Never>?
    var hasEnded = false
    var hasDroppedAction = false
  }

  /// The effect that the current code belongs to.
  @TaskLocal package static var current: RunningEffect?

  init(
    number: Int, action: Int, location: SourceLocation, group: EffectGroup,
    openIDs: [OpenCancelID],
    registry: CancellationRegistry, dismissal: Dismissal?, child: CancellationRegistry?
  ) {
    self.number = number
    self.action = action
    self.location = location
    self.group = group
    self.openIDs = openIDs
    self.registry = registry
    self.dismissal = dismissal
    self.child = child
  }

  /// Sends the action that dismisses a presented child, as an action of an effect.
  typealias Dismissal = @MainActor @Sendable (RunningEffect) -> Void

  /// Whether the effect may send an action. Reports a warning if the effect has ended.
  @usableFromInline var maySend: Bool {
    let (isCancelled, hasEnded) = state.withLock { ($0.cancellation != nil, $0.hasEnded) }
    if hasEnded, !isCancelled { RuntimeWarning.reportSendAfterEnd(of: self) }
    if isCancelled { noteDroppedAction() }
    return !isCancelled
  }

  fileprivate func noteDroppedAction() { state.withLock { $0.hasDroppedAction = true } }

  /// Cancels the operation. Only the first cause is kept.
  package func cancel() {
    let (task, isFirst) = state.withLock { state in
      guard state.cancellation == nil else { return (state.task, false) }
      (state.cancellation, state.canceller) = (.current, CancelCause.canceller)
      return (state.task, true)
    }
    guard let task else { return }
    if isFirst { cancel(task) } else { task.cancel() }
  }

  /// The registry of the child whose reducer has cancelled the effect by an ID; `nil` for the store's own registry.
  var cancellingChild: CancellationRegistry? { state.withLock(\.canceller) }

  package func value() async { await state.withLock(\.task)?.value }

  private func cancel(_ task: Task<Void, Never>) {
    guard let cancelled = group.executor?.cancelled else { return task.cancel() }
    cancelled.cancel(ObjectIdentifier(self), at: location) { task.cancel() }
  }

  /// Starts a task for the current effect, which runs where the effect runs.
  ///
  /// If such a task sleeps on a controlled clock, it continues on the thread that advances the clock, like the effect itself.
  @discardableResult
  package static func startTask(
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    Task(executorPreference: executor, operation: operation)
  }

  /// Where the current effect runs; `nil` outside of effects.
  static var executor: (any TaskExecutor)? { current?.group.executor }

  package var end: End { state.withLock(\.cancellation).map(End.cancelled) ?? .finished }

  func hasStarted(as task: Task<Void, Never>) {
    let isCancelled = state.withLock { state in
      state.task = task
      return state.cancellation != nil
    }
    if isCancelled { cancel(task) }
  }

  func hasEnded() {
    state.withLock { state in
      state.task = nil
      state.hasEnded = true
    }
    group.executor?.cancelled.remove(ObjectIdentifier(self))
  }

  /// How an effect ended.
  @usableFromInline
  package enum End: Hashable, Sendable {
    case finished
    case cancelled(CancelCause)
  }
}

/// Notes that the current effect, if any, sent an action after it was cancelled.
@usableFromInline
func noteDroppedAction() { RunningEffect.current?.noteDroppedAction() }

/// An ID by which an effect can be cancelled, and the registry in which it was opened.
@usableFromInline
struct OpenCancelID: Sendable {
  let id: EffectID
  let registry: CancellationRegistry
}

extension RuntimeWarning {
  fileprivate static func reportSendAfterEnd(of effect: RunningEffect) {
    RuntimeWarning(
      .sendAfterEnd, "an effect sent an action after it had ended",
      causes: [
        "`send` was used in an unstructured task or in a callback: let the operation of `.run` wait"
          + " for it"
      ],
      at: effect.location
    ).report()
  }
}

/// What cancelled an effect.
@usableFromInline
package enum CancelCause: Hashable, Sendable {
  /// A `.cancel(id:)` returned for an action.
  case action(Int)
  /// A newer effect with the same ID and `cancelInFlight`, returned for an action.
  case newer(fromAction: Int)
  /// An action that removed the effect's child.
  case endOfChild(byAction: Int)
  /// Another effect, by its number.
  case effect(Int)
  /// A view that is no longer shown: its task, or what the task waits for, is cancelled.
  case endOfView
  /// Another `id` of the task of a view.
  case newTaskID
  /// Anything else: a `StoreTask`, the end of the store, or a user.
  case outside

  @TaskLocal private static var held: CancelCause?

  /// The cause of cancellations in the current task.
  static var current: CancelCause {
    held ?? RunningEffect.current.map { .effect($0.number) } ?? .outside
  }

  /// Calls a function that cancels for this cause.
  package func holding(_ cancel: () -> Void) { Self.$held.withValue(self, operation: cancel) }

  /// The registry of the child whose reducer cancels.
  @TaskLocal fileprivate static var canceller: CancellationRegistry?

  /// Calls a function that cancels for this cause, because the reducer of a child says so.
  func holding(by child: CancellationRegistry?, _ cancel: () -> Void) {
    Self.$canceller.withValue(child) { holding(cancel) }
  }
}

/// Where an action came from.
@usableFromInline
package enum ActionOrigin: Hashable, Sendable {
  /// A user typed it, or a view sent it.
  case user
  /// The reducer returned it as `.send` for an earlier action.
  case reducer(ofAction: Int)
  /// An effect in flight sent it.
  case effect(Int)
}
