enum LearnCommand {
  static let command = Command(
    name: "learn", summary: "Open the next exercise of the course",
    details: """
      An exercise is checked after every line. Commands that only show something never
      count. An exercise is named by its number or its folder, as `map` shows it, and
      the number of a chapter opens its next exercise. The clock is manual: time
      passes with `advance`.
        learn
        learn 3.2
        learn 3
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true),
    isForBeginners: true,
    arguments: .word("[EXERCISE]", orNothing: "an exercise"),
    needs: \.openCourse, \.course
  ) { word, _, player in
    if let word {
      if let lesson = player.learning.lesson(named: word.text) {
        return try await player.begin(lesson)
      }
      throw word.error(
        .notThere, "unknown exercise `\(abbreviated(word.text))`", hint: "`map` lists them")
    }
    if let lesson = player.learning.nextLesson { return try await player.begin(lesson) }
    return Output(text: LessonPhrases(language: player.learning.language).finished)
  }
}

enum TaskCommand {
  static let command = Command(
    name: "task", summary: "Show the task of the current exercise again",
    details: """
      Nothing is started over; `again` does that.
        task
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true), arguments: .nothing,
    needs: \.course
  ) { _, player in
    Output(
      text: try player.task(of: player.learning.requireRun(), in: player.learning.requireCourse()))
  }
}

enum HintCommand {
  static let command = Command(
    name: "hint", summary: "Show a hint for the current exercise",
    details: """
      The first hint is a question, the last one points at the line.
        hint
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true), arguments: .nothing,
    needs: \.course
  ) { _, player in
    var run = try player.learning.requireRun()
    let isLastAlready = run.shownHints == run.lesson.texts.hints.count
    let (number, text) = run.nextHint()
    player.learning.run = run
    player.learning.keepProgress { $0[run.lesson.id].hints = max($0[run.lesson.id].hints, number) }
    let hint = run.phrases.hint(number, of: run.lesson.texts.hints.count, text)
    return Output(
      text: player.pages.text(of: hint)
        + (isLastAlready ? "\n" + run.phrases.lastHint : ""))
  }
}

enum CheckCommand {
  static let command = Command(
    name: "check", summary: "Show what is missing in the current exercise",
    details: """
      An exercise in a file is compiled and played. On the command line, `tca check`
      is another command: it compares scenario files with their transcripts.
        check
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true),
    arguments: .text("", files: []),
    needs: \.course
  ) { argument, player in
    try argument.input.expectNothing(
      advice: "`tca check FILE`, on the command line, checks a scenario")
    let run = try player.learning.requireRun()
    if let path = run.filePath {
      let output = await player.checkFile(run, at: path)
      await player.reloadLearnersFile(path)
      return output
    }
    guard !run.isSolved else { return Output(text: run.phrases.alreadySolved) }
    let missing = run.missing(in: player.collector.evidence(for: run))
    return Output(text: missing ?? run.phrases.alreadySolved)
  }
}

enum SolutionCommand {
  static let command = Command(
    name: "solution", summary: "Show a solution of the current exercise",
    details: """
      The solution is not run. `map` marks exercises whose solution you have seen.
        solution
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true), arguments: .nothing,
    needs: \.course
  ) { _, player in
    let run = try player.learning.requireRun(), course = try player.learning.requireCourse()
    if !run.isSolved { player.learning.keepProgress { $0[run.lesson.id].sawSolution = true } }
    var lines = run.lesson.solution
    if run.lesson.file != nil {
      lines = [player.files.solution(of: run.lesson, in: course) ?? lines[0]]
    }
    return Output(
      text: run.phrases.solution + "\n"
        + lines.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n"))
  }
}

enum MapCommand {
  static let command = Command(
    name: "map", summary: "List the exercises of the course",
    details: """
      ✓ marks the exercises that you solved, - those that you skipped, > the current
      one. `features map` is a map of the loaded features.
        map
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true), arguments: .nothing,
    needs: \.openCourse, \.course
  ) { _, course, player in
    let learning = player.learning
    return Output(
      text: course.map(learning.progress, in: learning.source?.language ?? .english))
  }
}

enum NextCommand {
  static let command = Command(
    name: "next", summary: "Leave the current exercise and open the next one",
    details: """
      `map` marks an exercise that was left before it was solved, and `learn NUMBER`
      comes back to it.
        next
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true), arguments: .nothing,
    needs: \.course
  ) { _, player in
    let run = try player.learning.requireRun()
    if !run.isSolved { player.learning.keepProgress { $0[run.lesson.id].isSkipped = true } }
    let said = run.isSolved ? nil : run.phrases.skipped(run.lesson.texts.title)
    guard let next = player.learning.nextLesson else {
      return Output(text: [said, run.phrases.finished].compactMap(\.self).joined(separator: "\n"))
    }
    let opening = try await player.begin(next).text
    return Output(text: [said, opening].compactMap(\.self).joined(separator: "\n\n"))
  }
}

enum AgainCommand {
  static let command = Command(
    name: "again", summary: "Start the current exercise over",
    details: """
      The file of an exercise is replaced; your version is kept beside it as `.bak`.
        again
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true), arguments: .nothing,
    needs: \.course, \.recovery
  ) { _, player, recovery in
    // A file that was written since the line ran must not be replaced when the line is repeated after a crash.
    try await player.begin(
      player.learning.requireRun().lesson, isAnew: !recovery.isRestoring)
  }
}

extension Learning {
  fileprivate var language: CourseLanguage { source?.language ?? .english }
}
