enum TreeCommand {
  static let command = Command(
    name: "tree", summary: "Show the feature's reducers in order",
    details: """
      Each operator is shown with the path of its state and the case of its actions,
      and with a note that says whether its child exists now.
        tree
      """,
    meaning: .inspects(.feature, reads: []),
    arguments: .nothing,
    needs: \.loaded
  ) { _, loaded in
    Output(text: OutlineText.of(loaded.store.outline, state: loaded.store.state))
  }
}
