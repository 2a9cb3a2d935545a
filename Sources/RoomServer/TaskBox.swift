import RoomLog
import Synchronization

/// The task that is open, until the session ends it.
package final class TaskBox: Sendable {
  /// Evaluates lines where they cannot harm the session.
  package typealias Evaluation = @Sendable (RoomAttempt) async -> RoomAttemptResult

  /// What happened to an attempt.
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

  /// - Parameters:
  ///   - waitingLimit: How many attempts may wait for others. Those after them are sent again by their pages.
  ///   - patience: How long one waits before its page is told to send it again. It keeps its place. A request that is not
  ///     answered for 15 seconds is ended by the server, and an evaluation may take 10 of them.
  package init(waitingLimit: Int = 20, patience: Duration = .seconds(4)) {
    turns = Turns(limit: waitingLimit, patience: patience)
  }

  /// Opens a task, and closes the one before.
  package func open(_ task: RoomTask, _ evaluate: @escaping Evaluation) {
    current.withLock { $0 = Open(attempts: RoomAttempts(task), evaluate: evaluate) }
  }

  /// Closes the task in one step.
  ///
  /// - Returns: Those who have sent lines.
  package func close() -> [RoomPerson] {
    current.withLock { current in
      defer { current = nil }
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
      end(attempt, nil)
      return .isBusy
    }
    let result = Task.isCancelled ? nil : await evaluate(attempt)
    await turns.give()
    end(attempt, result)
    return result.map(Answer.result) ?? .isBusy
  }

  private func end(_ attempt: RoomAttempt, _ result: RoomAttemptResult?) {
    current.withLock { $0?.attempts.end(attempt, result) }
  }
}

/// Lets one at a time do something, in the order in which they came first.
actor Turns {
  /// Someone who has come, and is here or comes again.
  private struct Place {
    let name: String
    /// Resumes who is here.
    var here: CheckedContinuation<Bool, Never>?
    /// When who is not here has left.
    var leftAt: ContinuousClock.Instant?
  }

  /// How long a place is kept for someone who is not here. A page comes again after one to three seconds.
  private static let absence = Duration.seconds(10)

  private let limit: Int
  private let patience: Duration
  private var isTaken = false
  private var places: [Place] = []

  init(limit: Int, patience: Duration) {
    self.limit = limit
    self.patience = patience
  }

  /// Those who wait, in their order, with those who come again.
  var names: [String] { places.map(\.name) }

  /// Waits for a turn.
  ///
  /// - Parameter name: Who waits. Nobody waits twice at the same time.
  /// - Returns: `false` if too many others wait, or if waiting took too long. Who comes again then has the same place.
  func take(_ name: String) async -> Bool {
    forgetAbsent()
    guard isTaken else {
      isTaken = true
      places.removeAll { $0.name == name }
      return true
    }
    if !places.contains(where: { $0.name == name }) {
      guard places.count < limit else { return false }
      places.append(Place(name: name))
    }
    let alarm = Task {
      try await Task.sleep(for: patience)
      leave(name)
    }
    defer { alarm.cancel() }
    return await withCheckedContinuation { continuation in
      guard let index = places.firstIndex(where: { $0.name == name }) else {
        return continuation.resume(returning: false)
      }
      places[index].here = continuation
      places[index].leftAt = nil
    }
  }

  /// Ends a turn. The next one is that of the first who is here.
  func give() {
    guard let index = places.firstIndex(where: { $0.here != nil }) else { return isTaken = false }
    places.remove(at: index).here?.resume(returning: true)
  }

  private func leave(_ name: String) {
    guard let index = places.firstIndex(where: { $0.name == name && $0.here != nil }) else {
      return
    }
    let here = places[index].here
    places[index].here = nil
    places[index].leftAt = .now
    here?.resume(returning: false)
  }

  private func forgetAbsent() {
    let oldest = ContinuousClock.now - Self.absence
    places.removeAll { place in place.leftAt.map { $0 < oldest } ?? false }
  }
}
