/// What the process that evaluates the lines of a viewer receives.
package struct TaskRequest: Codable, Sendable, Equatable {
  /// The commands that lead to the presenter's state.
  let start: [String]
  let goals: [String]
  let lines: [String]
  let language: String

  package init(start: [String], goals: [String], lines: [String], language: String) {
    self.start = start
    self.goals = goals
    self.lines = lines
    self.language = language
  }
}

/// Plays the lines of a viewer in a session of their own, and judges them as the lines of an exercise.
@MainActor
package struct TaskTrial {
  /// The size of all output that a viewer receives, in bytes.
  static let longestOutput = 12_000

  private let session: Session
  /// Returns what was refused to the feature since the last call.
  private let refusals: () -> AttemptRefusals

  package init(_ session: Session, refusals: @escaping () -> AttemptRefusals = { [] }) {
    self.session = session
    self.refusals = refusals
  }

  /// Plays a request.
  ///
  /// - Parameter willPlay: Is called when the state is that of the presenter, before the lines of the viewer.
  package func result(
    of request: TaskRequest, willPlay: () -> Void
  ) async -> RoomAttemptResult {
    for line in request.start { _ = await session.evaluate(line) }
    let lesson = Lesson(judging: (try? TaskConditions(texts: request.goals))?.goals ?? [])
    var run = LessonRun(lesson, CourseLanguage(rawValue: request.language) ?? .english)
    let collector = session.parts.course.collector
    collector.begin(&run)
    willPlay()
    var result = RoomAttemptResult()
    var size = 0
    for line in request.lines {
      result.lines.append(await evaluate(line, of: request, &size))
      if run.react(to: collector.evidence(for: run)) == .solved { result.isSolved = true }
    }
    if !result.isSolved {
      result.missing = run.missing(in: collector.evidence(for: run)) ?? ""
    }
    return result
  }

  private func evaluate(
    _ line: String, of request: TaskRequest, _ size: inout Int
  ) async -> RoomAttemptResult.Line {
    let actions = session.parts.features.running?.scopedActions
    let refusal = TaskLine.refusal(of: line) { (try? actions?.action(in: $0, from: 0)) != nil }
    var output = Output(text: refusal ?? "", isError: true)
    if refusal == nil { output = await session.evaluate(line) }
    var shown: [RoomRecord.OutputLine] = [], english = shown
    let rows =
      refusals().errors.map { RoomRecord.OutputLine(.error, $0) } + RoomRecorder.lines(output.text)
    for (row, translated) in zip(rows, Self.translated(rows, for: request)) {
      size += translated.text.utf8.count
      guard size <= Self.longestOutput else {
        let cut = RoomRecord.OutputLine(.aside, "…")
        (shown, english) = (shown + [cut], english + [cut])
        break
      }
      shown.append(translated)
      english.append(row)
    }
    return .init(
      text: ControlPictures.of(line), output: shown, english: english == shown ? nil : english,
      isRefused: output.isError)
  }

  /// The rows as a viewer reads them: the shell's messages are translated, and what the feature does is not.
  nonisolated static func translated(
    _ rows: [RoomRecord.OutputLine], for request: TaskRequest
  ) -> [RoomRecord.OutputLine] {
    guard let language = Language(rawValue: request.language),
      let translator = MessageTranslator(language)
    else { return rows }
    return zip(rows, translator.lines(rows.map(\.text))).map { row, text in
      var row = row
      row.text = text
      return row
    }
  }
}
