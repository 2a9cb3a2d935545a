enum UndoCommand {
  static let command = Command(
    name: "undo", summary: "Undo the last command that changed anything",
    details: """
      Actions sent by its effects are undone with it, and so is a `load`: the previous
      feature is restored. The prompt returns to the earlier scope. Effects in flight
      are cancelled, and none runs again.
        undo
      """,
    meaning: .travels,
    isForBeginners: true,
    arguments: .text("", files: []),
    needs: \.features, \.entry, \.traveler, \.recording
  ) { argument, features, entries, traveler, recording in
    let journal = entries.journal
    guard let loaded = features.running else { throw InputError(.notThere, "nothing to undo") }
    // Where nothing was sent, there is no number to go to.
    try argument.input.expectNothing(
      advice: loaded.store.snapshots.last > 0
        ? "it takes back one change; `goto N` goes to the state after action N"
        : "it takes back one change")
    if !entries.isJustRepeated, let destination = journal.destinations.undo,
      loaded.store.snapshots.environment(after: destination.action) != nil
    {
      try recording.check(reaches: destination)
      return traveler.travel(
        to: destination, in: loaded, "undid \(traveler.name(of: destination, in: loaded))")
    }
    if !entries.isJustRepeated { try checkUndoingLoad(of: loaded, journal, features) }
    try recording.check(reaches: nil)
    let command = abbreviated(journal.runs[loaded.run].command)
    let cancelled = traveler.travel(toFeature: -1, leaving: loaded)
    let lines = ["undid \(command): back to \(features.prompt)"] + cancelled
    return Output(text: lines.joined(separator: "\n"))
  }

  /// Throws unless there is a feature that was running before the last `load`.
  @MainActor
  private static func checkUndoingLoad(
    of loaded: RunningFeature, _ journal: Journal, _ features: SessionFeatures
  ) throws {
    let first = loaded.store.snapshots.first
    guard !journal.hasPast else {
      throw InputError(
        .notThere,
        "nothing to undo: history goes back to action \(first), older ones were discarded")
    }
    guard features.previous != nil else {
      throw InputError(
        .notThere,
        "nothing to undo" + (features.hasLostFeatures ? ": older loads were discarded" : "")
      )
    }
  }
}
