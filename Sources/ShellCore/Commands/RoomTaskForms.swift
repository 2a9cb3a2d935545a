/// The forms of `room` that give viewers a task.
@MainActor
enum RoomTaskForms {
  /// `room task CONDITION`, `room task`, `room task end`.
  static func task(
    _ rest: String, _ argument: CommandArgument, _ room: RoomControl, _ outcomes: OutcomePreview
  ) throws -> Output {
    _ = try room.room.withAnswers()
    switch rest {
    case "":
      room.isLeftOut = true
      guard room.polls.task != nil else {
        throw InputError(.notThere, "there is no task; `room task state count = 2` begins one")
      }
      return Output(text: PeopleList.text(RoomTasks(control: room).people))
    case "end":
      guard let people = RoomTasks(control: room).end() else {
        throw InputError(.notThere, "there is no task; `room task state count = 2` begins one")
      }
      return Output(text: PeopleList.text(people))
    default: return try begin(rest, argument, room, outcomes)
    }
  }

  private static func begin(
    _ text: String, _ argument: CommandArgument, _ room: RoomControl, _ outcomes: OutcomePreview
  ) throws -> Output {
    guard let state = outcomes.state else {
      throw InputError(.notThere, "no feature is loaded, so there is nothing to try")
    }
    if let task = room.polls.task {
      throw InputError(.notThere, "task \(task.number) is open; `room task end` ends it")
    }
    let conditions: TaskConditions
    do {
      conditions = try TaskConditions(text)
    } catch {
      throw argument.error(
        .invalidValue, "`\(abbreviated(error.condition))` is not a condition: \(error.reason)",
        hint: "expected one as in `room task state count = 2`; `and` joins several")
    }
    if let (condition, error) = conditions.unknownField(in: state) {
      throw argument.error(
        .unknownField, "`\(abbreviated(condition))` can never be fulfilled: \(error.summary)",
        hint: error.hint ?? "expected a field", suggestion: error.suggestion)
    }
    RoomTasks(control: room).begin(conditions, "", start: outcomes.linesToHere)
    return Output(
      text: "the room tries it; `room task` shows who has solved it, "
        + "`room show NAME` what someone did, `room task end` ends it")
  }

  /// `room show NAME`.
  static func show(
    _ name: String, _ argument: CommandArgument, _ room: RoomControl
  ) throws -> Output {
    let found = PeopleList.found(name, in: RoomTasks(control: room).people)
    guard let person = found.first else {
      throw argument.error(
        .invalidValue, "nobody called `\(abbreviated(name))` has sent lines",
        hint: "`room task` lists the names")
    }
    guard found.count == 1 else {
      let numbers = found.map { "\($0.number)" }.joined(separator: ", ")
      throw argument.error(
        .invalidValue, "\(found.count) people are called `\(abbreviated(name))`",
        hint: "expected one of their numbers: \(numbers)")
    }
    return Output(text: PeopleList.lines(of: person))
  }
}
