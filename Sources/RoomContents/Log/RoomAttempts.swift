/// Someone who has sent lines for a task.
package struct RoomPerson: Sendable, Equatable {
  /// The position in the order of first attempts, from 1.
  package let number: Int
  /// The last name that the viewer has chosen, or one that contains the number.
  package internal(set) var name: String
  package internal(set) var isSolved = false
  package internal(set) var attempts = 0
  /// What the last solution did; without one, what the last attempt did.
  package internal(set) var lines: [RoomAttemptResult.Line] = []

  init(
    number: Int, name: String, isSolved: Bool = false, attempts: Int = 0,
    lines: [RoomAttemptResult.Line] = []
  ) {
    self.number = number
    self.name = name
    self.isSolved = isSolved
    self.attempts = attempts
    self.lines = lines
  }
}

/// The attempts at the task that is open. Each viewer has one attempt at a time.
package struct RoomAttempts: Sendable {
  /// The number of people after which no new one is admitted.
  static let personLimit = 2_000
  /// The number of attempts of one person.
  static let attemptLimit = 200

  package let task: RoomTask
  private var persons: [RoomPerson] = []
  private var indices: [String: Int] = [:]
  private var busy: Set<String> = []
  private var addresses = AddressCounts()

  package init(_ task: RoomTask) { self.task = task }

  /// Those who have sent lines, in the order of their first attempts.
  package var people: [RoomPerson] { persons }

  /// Admits an attempt, which is then evaluated.
  ///
  /// - Parameter address: The IP address of the viewer; `nil` for this machine or if it is not known.
  package mutating func begin(_ attempt: RoomAttempt, from address: String? = nil) -> RoomReceipt {
    guard attempt.task == task.number else { return .isClosed }
    guard !busy.contains(attempt.voter) else { return .isFull }
    let index: Int
    if let known = indices[attempt.voter] {
      guard persons[known].attempts < Self.attemptLimit else { return .isFull }
      index = known
    } else {
      guard persons.count < Self.personLimit,
        addresses.add(address, limit: RoomVotes.voterLimitOfAddress)
      else { return .isFull }
      index = persons.count
      indices[attempt.voter] = index
      persons.append(RoomPerson(number: index + 1, name: "viewer \(index + 1)"))
    }
    let name = ViewerName.visible(attempt.name)
    if name.contains(where: { !$0.isWhitespace }) { persons[index].name = name }
    persons[index].attempts += 1
    busy.insert(attempt.voter)
    return .accepted
  }

  /// Keeps what an attempt did.
  ///
  /// - Parameter result: `nil` if it was not evaluated, which does not count as an attempt.
  package mutating func end(_ attempt: RoomAttempt, _ result: RoomAttemptResult?) {
    busy.remove(attempt.voter)
    guard attempt.task == task.number, let index = indices[attempt.voter] else { return }
    guard let result else { return persons[index].attempts -= 1 }
    guard result.isSolved || !persons[index].isSolved else { return }
    persons[index].isSolved = result.isSolved
    persons[index].lines = result.lines
  }
}
