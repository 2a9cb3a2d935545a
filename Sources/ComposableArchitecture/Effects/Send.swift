/// Sends actions from a running effect back into the store that runs it.
///
/// Call it like a function. After the effect was cancelled, actions are dropped in silence.
///
/// ```swift
/// return .run { send in
///   for await value in numbers { await send(.received(value)) }
/// }
/// ```
@MainActor
public struct Send<Action>: Sendable {
  @usableFromInline let deliver: @MainActor @Sendable (Action) -> Void

  /// Makes a `Send` that hands each action to a function.
  @inlinable
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.deliver = send
  }

  /// Sends an action, unless the task that calls was cancelled.
  @inlinable
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    deliver(action)
  }
}
