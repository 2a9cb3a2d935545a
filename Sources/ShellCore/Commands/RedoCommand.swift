enum RedoCommand {
  static let command = Command(
    name: "redo", summary: "Repeat the command that was undone last",
    details: """
      The states are restored, and no effect runs again. A new action after `undo`
      replaces the commands that were undone.
        redo
      """,
    meaning: .travels,
    arguments: .nothing(
      advice: "it restores one change; `goto N` goes to the state after action N"),
    needs: \.features, \.journal, \.traveler
  ) { _, features, journal, traveler in
    let nothing = InputError(.notThere, "nothing to redo")
    guard let loaded = features.running else { throw nothing }
    if let destination = journal.destinations.redo {
      return traveler.travel(
        to: destination, in: loaded, "redid \(traveler.name(of: destination, in: loaded))")
    }
    guard let next = features.next else { throw nothing }
    let cancelled = traveler.travel(toFeature: 1, leaving: loaded)
    let command = abbreviated(journal.runs[next.run].command)
    return Output(text: (["redid \(command)"] + cancelled).joined(separator: "\n"))
  }
}
