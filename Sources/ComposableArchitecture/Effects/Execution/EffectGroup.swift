import Synchronization

/// All that one action, sent from outside, has started: what its ``StoreTask`` waits for and
/// cancels.
@usableFromInline
final class EffectGroup: Sendable {
  let scope = CancellationScope()
  private let executor: EffectExecutor?
  private let state = Mutex(State())

  private struct State {
    var unfinished = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  init(executor: EffectExecutor?) { self.executor = executor }

  var isFinished: Bool { state.withLock { $0.unfinished == 0 } }

  func enter() { state.withLock { $0.unfinished += 1 } }

  func leave() {
    let resumed = state.withLock { state in
      state.unfinished -= 1
      guard state.unfinished == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in resumed { continuation.resume() }
  }

  /// Runs what is ready, then waits for what is not.
  @MainActor
  func finish() async {
    _ = executor?.drain()
    guard !isFinished else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFinished = state.withLock { state in
          if state.unfinished > 0 { state.waiting.append(continuation) }
          return state.unfinished == 0
        }
        if isFinished { continuation.resume() }
      }
    } onCancel: {
      scope.cancel()
    }
  }
}
