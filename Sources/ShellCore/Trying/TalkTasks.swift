/// The tasks on the slides of a talk.
@MainActor
package struct TalkTasks {
  private let session: Session
  private var tasks: RoomTasks { RoomTasks(control: session.room) }

  /// - Parameter session: The session in which the commands of the talk run now.
  package init(_ session: Session) { self.session = session }

  package var isOpen: Bool { session.room.polls.task != nil }

  /// Begins the task of a slide. Conditions that a room cannot judge, such as those about files, begin none.
  ///
  /// - Returns: Whether it has begun.
  /// - Throws: ``TaskFault`` if nobody can fulfill the conditions.
  package func begin(_ exercise: Slide.Exercise, title: String) throws(TaskFault) -> Bool {
    if let fault = TalkTaskCheck.fault(of: exercise) { throw fault }
    guard let conditions = try? TaskConditions(texts: exercise.goals) else { return false }
    let parts = session.parts
    let outcomes = OutcomePreview(
      lines: parts.lines, entries: parts.entries, features: parts.features,
      folder: parts.workspace.folder)
    guard let state = outcomes.state else {
      throw TaskFault(
        line: exercise.lines.first ?? 1, message: "no feature is loaded, so there is nothing to try"
      )
    }
    if let fault = TalkTaskCheck.fault(of: exercise, in: state) { throw fault }
    tasks.begin(conditions, title, start: outcomes.linesToHere)
    return true
  }

  /// Ends the task of a slide, also one that another session of the talk has begun.
  package func end() {
    if tasks.end() == nil { _ = session.room.room?.endTask() }
  }
}
