enum ContinueCommand {
  static let command = Command(
    name: "continue", summary: "Go on after `break` has stopped the feature",
    details: """
      Sends the actions and runs the effects that were held back, up to the next stop.
      The clock then moves by the rest of the time of an `advance`.
        continue
      """,
    meaning: .changesFeature(inTest: .advancesClock, reads: .time), arguments: .nothing,
    needs: \.loaded, \.time
  ) { _, loaded, time in
    guard loaded.store.holdsWork else {
      throw InputError(.notThere, "nothing is held back: no action and no effect waits to go on")
    }
    return time.goOn(loaded)
  }
}
