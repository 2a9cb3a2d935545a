enum SkipCommand {
  static let command = Command(
    name: "skip", summary: "Repeat the history without an action",
    details: """
      The feature starts anew, and the other lines are repeated, with their effects.
      The actions that followed from the action are left out, too. It prints which
      lines have other changes now, and how the state differs. `undo` restores the
      history from before; recordings and exports contain the new one.
        skip 2
      """,
    meaning: .controlsSession(isRecorded: true, isAllowedInScenarios: true),
    arguments: Arguments(usage: "N", files: []) { input in
      guard !input.rest.isEmpty else {
        throw input.argument.missing(
          "`skip` needs an action's number",
          hint: "expected a number from `log`; in the course, `next` opens the next exercise")
      }
      return try input.oneWord("an action's number")
    },
    needs: \.features, \.recomputer
  ) { word, feature, recomputer in
    try await recomputer.skip(word, in: feature.requireCode())
  }
}
