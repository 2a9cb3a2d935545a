import LoadedFeatures
import OutputText
import SessionHistory

enum ContinueCommand {
  static let command = Command(
    name: "continue", summary: "Go on after `break` has stopped the feature",
    details: """
      Sends the actions and runs the effects that were held back, up to the next stop.
      A clock that `advance` was moving stays where it was stopped.
        continue
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []), arguments: .nothing,
    needs: \.loaded, \.changes
  ) { _, loaded, changes in
    guard loaded.store.holdsWork else {
      throw ShellError(.notThere, "nothing is held back: no `break` has stopped the feature")
    }
    return changes.run { loaded.store.releaseWork() }
  }
}
