import ActionSyntax

extension Command {
  static let learn = Command(
    name: "learn", usage: "learn [EXERCISE]", summary: "Open the next exercise of the course",
    details: """
      An exercise is checked after every line. Commands that only show something never
      count. An exercise is named by its number or its folder, as `map` shows it. The
      clock is manual: time passes with `advance`.
        learn
        learn 3.2
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true),
    argument: .none
  ) { context, input in
    let course = try context.requireCourse()
    guard input.rest.isEmpty else {
      let word = try input.oneWord("an exercise")
      if let lesson = course.lesson(named: word.text) { return try await context.begin(lesson) }
      throw ShellError(
        .notThere, "unknown exercise `\(abbreviated(word.text))`", in: input.line,
        at: word.offset, hint: "`map` lists them")
    }
    if let lesson = context.learning.nextLesson { return try await context.begin(lesson) }
    return Output(text: LessonPhrases(language: context.learning.language).finished)
  }

  static let hint = Command(
    name: "hint", usage: "hint", summary: "Show a hint for the current exercise",
    details: """
      The first hint is a question, the last one points at the line.
        hint
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true), argument: .none
  ) { context, input in
    try input.expectNothing()
    var run = try context.requireRun()
    let isLastAlready = run.shownHints == run.lesson.texts.hints.count
    let (number, text) = run.nextHint()
    context.learning.run = run
    context.keepProgress { $0[run.lesson.id].hints = max($0[run.lesson.id].hints, number) }
    let hint = run.phrases.hint(number, of: run.lesson.texts.hints.count, text)
    return Output(
      text: context.pages.text(of: hint)
        + (isLastAlready ? "\n" + run.phrases.lastHint : ""))
  }

  static let check = Command(
    name: "check", usage: "check", summary: "Show what is missing in the current exercise",
    details: """
      An exercise in a file is compiled and played. On the command line, `tca check`
      is another command: it compares scenario files with their transcripts.
        check
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true), argument: .none
  ) { context, input in
    try input.expectNothing()
    let run = try context.requireRun()
    if let path = run.filePath {
      let output = await context.checkFile(run, at: path)
      await context.reloadLearnersFile(path)
      return output
    }
    guard !run.isSolved else { return Output(text: run.phrases.alreadySolved) }
    let missing = run.missing(in: context.evidence(for: run))
    return Output(text: missing ?? run.phrases.alreadySolved)
  }

  static let solution = Command(
    name: "solution", usage: "solution", summary: "Show a solution of the current exercise",
    details: """
      The solution is not run. `map` marks exercises whose solution you have seen.
        solution
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true), argument: .none
  ) { context, input in
    try input.expectNothing()
    let run = try context.requireRun(), course = try context.requireCourse()
    if !run.isSolved { context.keepProgress { $0[run.lesson.id].sawSolution = true } }
    var lines = run.lesson.solution
    if run.lesson.file != nil, let path = FileArgument(CommandInput(lines[0]))?.path {
      let text = try? context.learning.source?.files
        .read("\(course.folder(of: run.lesson))/\(path)")
      lines = [text.map { String(decoding: $0, as: UTF8.self).trimmingWhitespace } ?? lines[0]]
    }
    return Output(
      text: run.phrases.solution + "\n"
        + lines.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n"))
  }

  static let skip = Command(
    name: "skip", usage: "skip", summary: "Leave the current exercise and open the next one",
    details: """
      `map` marks it, and `learn NUMBER` comes back to it.
        skip
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true), argument: .none
  ) { context, input in
    try input.expectNothing()
    let run = try context.requireRun()
    if !run.isSolved { context.keepProgress { $0[run.lesson.id].isSkipped = true } }
    let said = run.phrases.skipped(run.lesson.texts.title)
    guard let next = context.learning.nextLesson else {
      return Output(text: said + "\n" + run.phrases.finished)
    }
    return Output(text: said + "\n\n" + (try await context.begin(next)).text)
  }

  static let map = Command(
    name: "map", usage: "map", summary: "List the exercises of the course",
    details: """
      ✓ marks the exercises that you solved, - those that you skipped, > the current
      one.
        map
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true), argument: .none
  ) { context, input in
    try input.expectNothing()
    return Output(text: try context.requireCourse().map(context.learning.progress))
  }

  static let again = Command(
    name: "again", usage: "again", summary: "Start the current exercise over",
    details: """
      The file of an exercise is replaced; your version is kept beside it as `.bak`.
        again
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true), argument: .none
  ) { context, input in
    try input.expectNothing()
    return try await context.begin(context.requireRun().lesson, isAnew: true)
  }
}

extension Learning {
  fileprivate var language: CourseLanguage { source?.language ?? .english }
}
