/// The course of a session, and the exercise that is being played.
@MainActor
package final class Learning {
  /// Where the course is, and where the progress is kept. A program sets it; `nil` if this shell has
  /// no course.
  package var source: CourseSource?
  /// The course, once it was read.
  var course: Course?
  var progress = LessonProgress()
  /// The exercise whose start is being typed, before it has a run.
  var opening: Lesson?
  /// The exercise that is being played.
  var run: LessonRun?

  init() {}

  /// The lesson to play next: the current one unless it was solved or skipped, or else the first one
  /// after it that was not, or else the first of the course that was not.
  var nextLesson: Lesson? {
    guard let course else { return nil }
    let index = course.lessons.firstIndex { $0.id == progress.current } ?? 0
    return course.lessons[index...].first(where: isOpen) ?? course.lessons.first(where: isOpen)
  }

  /// The lesson with an ID or a number; the number of a chapter is that of its first lesson that was neither solved nor skipped,
  /// or else of its first one.
  func lesson(named name: String) -> Lesson? {
    if let lesson = course?.lesson(named: name) { return lesson }
    let lessons = course?.chapter(numbered: name)?.lessons ?? []
    return lessons.first(where: isOpen) ?? lessons.first
  }

  private func isOpen(_ lesson: Lesson) -> Bool {
    !progress[lesson.id].isSolved && !progress[lesson.id].isSkipped
  }
}

/// Where a session finds its course.
package struct CourseSource: Sendable {
  package let files: any FileSystem
  package let folder: String
  /// The language in which the next exercise opens.
  package var language: CourseLanguage
  /// `nil` if nothing is kept.
  package let storage: (any LessonStorage)?
  /// The folder in which the learner edits files.
  package let workFolder: String

  package init(
    files: any FileSystem, folder: String, language: CourseLanguage,
    storage: (any LessonStorage)?, workFolder: String
  ) {
    self.files = files
    self.folder = folder
    self.language = language
    self.storage = storage
    self.workFolder = workFolder
  }

  package var reader: CourseReader {
    CourseReader(files: files, folder: folder, language: language)
  }
}

extension Course {
  /// The chapters with their lessons, one per line, and what was done in each.
  ///
  /// - Parameter language: The language of the notes.
  func map(_ progress: LessonProgress, in language: CourseLanguage) -> String {
    let phrases = LessonPhrases(language: language)
    return zip(chapters, 1...).map { chapter, number in
      let width = "\(number).\(chapter.lessons.count)".count
      let lessons = zip(chapter.lessons, 1...).map { lesson, index in
        let record = progress[lesson.id]
        let mark = record.isSolved ? "✓" : record.isSkipped ? "-" : " "
        let here = lesson.id == progress.current ? ">" : " "
        let notes = [
          record.hints > 0 ? phrases.readHints(record.hints) : nil,
          record.sawSolution ? phrases.readSolution : nil,
        ].compactMap { $0 }
        let note = notes.isEmpty ? "" : "  (\(notes.joined(separator: ", ")))"
        let place = "\(number).\(index)"
        let space = String(repeating: " ", count: width + 2 - place.count)
        return "\(here)\(mark) \(place)\(space)\(lesson.texts.title)\(note)"
      }
      return ([chapter.title] + lessons).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  /// One line per lesson for scripts, with tabs: number, ID, state, title.
  package func list(progress text: String?) -> String {
    let progress = LessonProgress(text: text ?? "")
    return lessons.map { lesson in
      let record = progress[lesson.id]
      let state = record.isSolved ? "solved" : record.isSkipped ? "skipped" : "open"
      return [number(of: lesson), lesson.id, state, lesson.texts.title].joined(separator: "\t")
    }
    .joined(separator: "\n")
  }

  /// What was done on this machine as a Markdown table, for the leader of a workshop.
  package func report(
    progress text: String?, user: String, in language: CourseLanguage = .english
  ) -> String {
    let progress = LessonProgress(text: text ?? ""), phrases = LessonPhrases(language: language)
    let rows = lessons.compactMap { lesson -> String? in
      let record = progress[lesson.id]
      guard record != LessonProgress.Record() else { return nil }
      let cells = [
        number(of: lesson), lesson.texts.title, phrases.state(of: record), "\(record.attempts)",
        "\(record.hints)", record.sawSolution ? phrases.yes : "",
        record.entries.map { "\($0)" } ?? "",
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    let solved = lessons.count { progress[$0.id].isSolved }
    return """
      # \(phrases.reportTitle(user, solved: solved, of: lessons.count))

      | | \(phrases.reportColumns.joined(separator: " | ")) |
      |---|---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }
}
