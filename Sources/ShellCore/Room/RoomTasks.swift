/// Tasks that viewers try in copies of the session.
@MainActor
struct RoomTasks {
  private let control: RoomControl

  init(control: RoomControl) { self.control = control }

  /// Begins a task in the current state, and ends the one before.
  ///
  /// - Parameters:
  ///   - conditions: What a solution fulfills.
  ///   - text: The title of the slide; empty outside of talks.
  func begin(_ conditions: TaskConditions, _ text: String, start: [String]) {
    let task = control.polls.begin(task: text, goals: conditions.texts)
    control.room?.open(task, start: start)
    control.publishPolls()
  }

  /// Ends the task, and publishes how many have solved it.
  ///
  /// - Returns: Those who have sent lines; `nil` if there is no task.
  func end() -> [RoomPerson]? {
    control.isLeftOut = true
    guard control.polls.task != nil, let room = control.room else { return nil }
    let people = room.endTask()
    control.polls.endTask(people)
    control.publishPolls()
    return people
  }

  /// Those who have sent lines for the task that is open, or for the last one that has ended.
  var people: [RoomPerson] {
    control.polls.task == nil ? control.polls.people : control.room?.people ?? []
  }
}

/// A list of those who have sent lines, as the presenter sees it.
enum PeopleList {
  static let mostRows = 50

  /// `2 of 3 have solved it`.
  static func summary(_ people: [RoomPerson]) -> String {
    let solved = people.count(where: \.isSolved)
    return people.isEmpty
      ? "nobody has sent lines"
      : people.count == 1
        ? "\(solved) of 1 has solved it" : "\(solved) of \(people.count) have solved it"
  }

  /// The number and the name of each one, those who have solved the task first.
  static func text(_ people: [RoomPerson]) -> String {
    let ordered = people.filter(\.isSolved) + people.filter { !$0.isSolved }
    let width = "\(people.count)".count
    let rows = ordered.prefix(mostRows).map { person in
      let number = String(repeating: " ", count: width - "\(person.number)".count)
      let state = person.isSolved ? "done" : "    "
      let attempts = person.attempts == 1 ? "1 attempt" : "\(person.attempts) attempts"
      return
        "\(number)\(person.number)  \(state)  \(ControlPictures.of(person.name)) (\(attempts))"
    }
    let rest = ordered.count - rows.count
    return ([summary(people)] + rows + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "\n")
  }

  /// The people whom a number or a name means.
  static func found(_ text: String, in people: [RoomPerson]) -> [RoomPerson] {
    if let number = Int(text), let person = people.first(where: { $0.number == number }) {
      return [person]
    }
    return people.filter { $0.name == text || ControlPictures.of($0.name) == text }
  }

  /// The lines of one, with their output.
  static func lines(of person: RoomPerson) -> String {
    let title = "\(ControlPictures.of(person.name))\(person.isSolved ? ", solved" : "")"
    return
      ([title]
      + person.lines.flatMap { line in
        ["> \(line.text)"] + (line.english ?? line.output).map { ControlPictures.of($0.text) }
      }).joined(separator: "\n")
  }
}
