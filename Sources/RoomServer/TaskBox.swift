import Synchronization

/// The task that is open, until the session ends it.
package final class TaskBox: Sendable {
  /// Evaluates lines where they cannot harm the session.
  package typealias Evaluation = @Sendable (RoomAttempt) async -> RoomAttemptResult

  enum Answer: Sendable, Equatable {
    case result(RoomAttemptResult)
    case refused(RoomReceipt)
    /// Too many attempts of others wait.
    case isBusy
  }

  private struct Open {
    var attempts: RoomAttempts
    let evaluate: Evaluation
  }

  private let current = Mutex<Open?>(nil)
  private let turns: Turns
  private let past: Mutex<RoomPast?>
  private let note: @Sendable (RoomEvent) -> Void

  /// - Parameters:
  ///   - waitingLimit: How many attempts may wait for others. Those after them are sent again by their pages.
  ///   - patience: How long one waits before its page is told to send it again. It keeps its place. A request that is not
  ///     answered for 15 seconds is ended by the server, and an evaluation may take 10 of them.
  ///   - past: The room that an earlier process has opened.
  ///   - note: Writes down what happens.
  package init(
    waitingLimit: Int = 20, patience: Duration = .seconds(4), past: RoomPast? = nil,
    note: @escaping @Sendable (RoomEvent) -> Void = { _ in }
  ) {
    self.past = Mutex(past)
    self.note = note
    turns = Turns(limit: waitingLimit, patience: patience)
  }

  package func open(_ task: RoomTask, _ evaluate: @escaping Evaluation) {
    current.withLock { current in
      let known = past.withLock { $0?.takeAttempts(at: task) }
      if known == nil { note(.task(task)) }
      current = Open(attempts: known ?? RoomAttempts(task), evaluate: evaluate)
    }
  }

  /// Closes the task in one step.
  ///
  /// - Returns: Those who have sent lines.
  package func close() -> [RoomPerson] {
    current.withLock { current in
      defer { current = nil }
      if current != nil { note(.ended(.task)) }
      return current?.attempts.people ?? []
    }
  }

  /// Those who have sent lines until now.
  package var people: [RoomPerson] { current.withLock { $0?.attempts.people ?? [] } }

  /// Evaluates an attempt after those that wait, one at a time.
  func answer(_ attempt: RoomAttempt, from address: String?) async -> Answer {
    let (receipt, evaluate) = current.withLock { current -> (RoomReceipt, Evaluation?) in
      let receipt = current?.attempts.begin(attempt, from: address) ?? .isClosed
      return (receipt, current?.evaluate)
    }
    guard receipt == .accepted, let evaluate else { return .refused(receipt) }
    guard await turns.take(attempt.voter) else {
      end(attempt, nil, address)
      return .isBusy
    }
    let result = Task.isCancelled ? nil : await evaluate(attempt)
    await turns.give()
    end(attempt, result, address)
    return result.map(Answer.result) ?? .isBusy
  }

  private func end(
    _ attempt: RoomAttempt, _ result: RoomAttemptResult?, _ address: String?
  ) {
    current.withLock { current in
      current?.attempts.end(attempt, result)
      guard current?.attempts.task.number == attempt.task, let result else { return }
      note(.attempt(attempt, result, address: address))
    }
  }
}

/// A first-in, first-out queue with one turn at a time. A client that gives up waiting keeps its position for a while.
actor Turns {
  /// A client in the queue.
  private struct Client {
    let name: String
    /// Resumes the client; `nil` while it is not waiting.
    var continuation: CheckedContinuation<Bool, Never>?
    /// When a client that is not waiting gave up.
    var leftAt: ContinuousClock.Instant?
  }

  private let limit: Int
  private let patience: Duration
  private let absence: Duration
  private var isTaken = false
  private var queue: [Client] = []

  /// - Parameters:
  ///   - limit: How many clients may wait.
  ///   - patience: How long a client waits before it gives up.
  ///   - absence: How long a client that gave up keeps its position. A page tries again after one to three seconds.
  init(limit: Int, patience: Duration, absence: Duration = .seconds(10)) {
    self.limit = limit
    self.patience = patience
    self.absence = absence
  }

  /// The clients in the queue, in order, including those that gave up and may try again.
  var names: [String] { queue.map(\.name) }

  /// Waits for a turn.
  ///
  /// - Parameter name: The client. It waits at most once at the same time.
  /// - Returns: `false` if the queue is full, or if waiting took too long. A client that tries again after that has the same position.
  func take(_ name: String) async -> Bool {
    forgetAbsent()
    guard isTaken else {
      isTaken = true
      queue.removeAll { $0.name == name }
      return true
    }
    if !queue.contains(where: { $0.name == name }) {
      guard queue.count < limit else { return false }
      queue.append(Client(name: name))
    }
    let alarm = Task {
      try await Task.sleep(for: patience)
      leave(name)
    }
    defer { alarm.cancel() }
    return await withCheckedContinuation { continuation in
      guard let index = queue.firstIndex(where: { $0.name == name }) else {
        return continuation.resume(returning: false)
      }
      queue[index].continuation = continuation
      queue[index].leftAt = nil
    }
  }

  /// Ends a turn. The next one is that of the first client that is waiting.
  func give() {
    guard let index = queue.firstIndex(where: { $0.continuation != nil }) else {
      return isTaken = false
    }
    queue.remove(at: index).continuation?.resume(returning: true)
  }

  private func leave(_ name: String) {
    guard let index = queue.firstIndex(where: { $0.name == name && $0.continuation != nil }) else {
      return
    }
    let continuation = queue[index].continuation
    queue[index].continuation = nil
    queue[index].leftAt = .now
    continuation?.resume(returning: false)
  }

  private func forgetAbsent() {
    let oldest = ContinuousClock.now - absence
    queue.removeAll { client in client.leftAt.map { $0 < oldest } ?? false }
  }
}
