import ActionSyntax
import Courses
import LoadedFeatures
import OutputText
import Workspaces

enum SkipCommand {
  static let command = Command(
    name: "skip", summary: "Repeat the history without an action",
    details: """
      The feature starts anew, and the other lines are repeated, with their effects.
      The actions that followed from the action are left out, too. It prints which
      lines have other changes now, and how the state differs. `undo` restores the
      history from before; recordings and exports contain the new one.
        skip 2
      In an exercise, `skip` alone leaves it and opens the next one. `map` marks it,
      and `learn NUMBER` comes back to it.
        skip
      """,
    meaning: .controlsSession(isRecorded: true, isAllowedInScenarios: true),
    meaningAlone: .controlsSession(isRecorded: false, isAllowedInScenarios: true),
    arguments: Arguments<CommandArgument?>.word("[N]", orNothing: "an action's number"),
    needs: \.feature, \.recomputer, \.course
  ) { word, feature, recomputer, course in
    guard let word else {
      guard course.learning.run != nil || feature.running == nil else {
        throw ShellError(
          .missingInput, "`skip` needs an action's number", in: "skip", at: "skip".count,
          hint: "expected a number from `log`")
      }
      return try await skipExercise(of: course)
    }
    return try await recomputer.skip(word, in: feature.requireCode())
  }

  /// Leaves the current exercise and opens the next one.
  @MainActor
  private static func skipExercise(of course: CoursePlayer) async throws -> Output {
    let run = try course.learning.requireRun()
    if !run.isSolved { course.learning.keepProgress { $0[run.lesson.id].isSkipped = true } }
    let said = run.phrases.skipped(run.lesson.texts.title)
    guard let next = course.learning.nextLesson else {
      return Output(text: said + "\n" + run.phrases.finished)
    }
    return Output(text: said + "\n\n" + (try await course.begin(next)).text)
  }
}
