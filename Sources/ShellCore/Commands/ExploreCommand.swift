enum ExploreCommand {
  static let command = Command(
    name: "explore", summary: "Search for the shortest way to a mistake",
    details: """
      From the current state, every action that a user can send is sent, in every
      order, and effects may answer late. The session stays as it is. Without a
      condition, it finds warnings of the architecture, endless circles, and lost
      actions. Without a limit, a search ends when every state is known, after
      10 s, or after 1,000,000 states; in a scenario, after 10,000 states.
        explore
        explore depth 8 late 2 time 30s    how deep, how late, how long
        explore states 5000 memory 500     at most 5,000 states, 500 MB
        explore sends .ticked              send what no user seems to send
        explore sets query filter.isOn     write properties of 2.0, as bindings do
        explore without .delegate          send less
        explore always amount >= 0         also `when idle`, `never`, `until`
        explore never state.rows.isEmpty   Swift over `state`, if there is a compiler
        explore values query "swift"       texts or numbers to try
        explore random 7                   walk at random, for deeper states
        explore graph by case              also `graph mermaid`, `graph svg`
        explore graph html to page.html    a page; a click shows the way to a state
        explore replay                     type the lines of the first finding
        explore save bug.md                write them as a scenario
        explore export test                export them like `export`
      """,
    meaning: .controlsSession(isRecorded: true, isAllowedInScenarios: true),
    arguments: .text(
      "[PART ...]",
      files: [.creates("explore save FILE")]
        + ExportFormat.all.map { .creates("explore export \($0.name) FILE") }
        + ExploreRequest.GraphForm.Format.allCases.map {
          .creates("explore graph \($0.rawValue) to FILE")
        }, completion: .words(ExploreReader.names)),
    needs: \.explorer
  ) { text, explorer in
    try await explorer.run(text.input)
  }
}
