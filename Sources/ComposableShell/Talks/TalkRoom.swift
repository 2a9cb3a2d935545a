import ShellCore

/// Shows the room of a talk what the audience sees.
@MainActor
final class TalkRoom {
  private let room: any OpenRoom
  /// The stop that was published last.
  private var last: (stop: Int, ran: Int)?
  /// The slide whose task is open.
  private var slideOfTask: Int?
  /// Why the task of the slide has not begun. `nil` after ``takeFault()`` has returned it.
  private var fault: String?
  /// What an earlier process has published, until this one publishes something.
  private var past: RoomPast?

  init(_ room: any OpenRoom) {
    self.room = room
    past = room.past
  }

  /// Connects a session of the talk with the room, for `vote` and `ask`.
  func connect(_ session: Session) { session.room.join(room) }

  /// Publishes the slide, and the command that has run last on it, unless they were published.
  func publish(_ state: TalkState, _ session: TalkSession<Session>) async {
    let stop = (stop: state.stop, ran: state.outputs.count)
    guard state.activity == .resting, last.map({ $0 != stop }) ?? true else { return }
    last = stop
    await session.reach(state.position)
    let index = state.talk.stops[state.stop].ran - 1
    let output = state.position > 0 && index >= 0 ? state.outputs[state.position - 1] : nil
    let slide = SlideMarkup.html(of: state.slide)
    let line = output == nil ? "" : state.slide.steps[index].command
    if past?.endsWith(slide: slide, line: line) != true {
      session.host.room.publish(
        slide: slide, prompt: output?.prompt ?? session.host.prompt, line: line,
        output: output?.text ?? "")
    }
    past = nil
    updateTask(state, TalkTasks(session.host))
  }

  /// Publishes a line that was typed during the talk and has ended the process before.
  func publishLost(
    _ line: String, _ error: String, _ state: TalkState, _ session: TalkSession<Session>
  ) async {
    await session.reach(state.position)
    session.host.room.publish(
      slide: SlideMarkup.html(of: state.slide), prompt: session.host.prompt, line: line,
      output: error)
    past = nil
  }

  /// Begins the task of a slide when the commands before it have run, and ends it with the slide.
  private func updateTask(_ state: TalkState, _ tasks: TalkTasks) {
    let stop = state.talk.stops[state.stop]
    let exercise = state.slide.exercise.flatMap { $0.start <= stop.ran ? $0 : nil }
    guard let exercise, room.takesAnswers else {
      if slideOfTask != nil { tasks.end() }
      slideOfTask = nil
      return
    }
    guard slideOfTask != stop.slide || !tasks.isOpen else { return }
    if slideOfTask != nil || tasks.isOpen { tasks.end() }
    do {
      let hasBegun = try tasks.begin(exercise, title: state.slide.heading?.title ?? "")
      slideOfTask = hasBegun ? stop.slide : nil
    } catch {
      slideOfTask = nil
      fault = "no task: line \(error.line): \(error.message)"
    }
  }

  /// Returns why the task of the slide has not begun, once; `nil` if it has, or after the first call.
  func takeFault() -> String? {
    defer { fault = nil }
    return fault
  }

  /// Who has solved the task of the slide that is shown, or one that was typed; `nil` without one.
  func progress(_ session: Session) -> TaskProgress? {
    guard slideOfTask != nil || TalkTasks(session).isOpen else { return nil }
    let people = room.people
    return TaskProgress(count: people.count, solvers: people.filter(\.isSolved).map(\.name))
  }

  func finish() async { await room.finish() }
}
