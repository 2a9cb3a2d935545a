import ActionSyntax
import LoadedFeatures
import OutputText
import Workspaces

extension Command {
  static let skip = Command(
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

  static let move = Command(
    name: "move", summary: "Repeat the history in another order",
    details: """
      The line of action N is typed in the place of the line of action M, and the
      other lines keep their order. Everything else is as with `skip N`.
        move 3 to 1
      """,
    meaning: .controlsSession(isRecorded: true, isAllowedInScenarios: true),
    arguments: .twoNumbers,
    needs: \.loaded, \.recomputer
  ) { numbers, loaded, recomputer in
    try await recomputer.move(numbers.from, to: numbers.to, in: loaded)
  }
}

/// Leaves the current exercise and opens the next one.
@MainActor
private func skipExercise(of course: CoursePlayer) async throws -> Output {
  let run = try course.learning.requireRun()
  if !run.isSolved { course.learning.keepProgress { $0[run.lesson.id].isSkipped = true } }
  let said = run.phrases.skipped(run.lesson.texts.title)
  guard let next = course.learning.nextLesson else {
    return Output(text: said + "\n" + run.phrases.finished)
  }
  return Output(text: said + "\n\n" + (try await course.begin(next)).text)
}

extension Arguments where Value == (from: CommandArgument, to: CommandArgument) {
  /// `N to M`.
  fileprivate static var twoNumbers: Self {
    Self(usage: "N to M") { input in
      let words = input.words
      guard words.count >= 2, words[1].text == "to" else {
        guard let wrong = words.dropFirst().first else {
          throw input.argument.missing(
            "`move` needs the numbers of two actions", hint: "expected `move 3 to 1`")
        }
        throw wrong.error(
          .unexpectedToken, "unexpected `\(abbreviated(wrong.text))`", hint: "expected to")
      }
      guard words.count >= 3 else {
        throw input.argument.missing("`move` needs a second number", hint: "expected a number")
      }
      if words.count > 3 {
        throw words[3].error(
          .superfluous, "`move` takes two numbers", hint: "expected the end of the line")
      }
      return (words[0], words[2])
    }
  }
}
