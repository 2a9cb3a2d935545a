enum RendersCommand {
  static let command = Command(
    name: "renders", summary: "Show which bodies of views an action evaluates",
    details: """
      Without a number, it shows the last line that sent actions. A body is evaluated
      if a field has changed that it has read, or if the view above it gives it other
      values. The change is repeated in another store, so nothing runs again, and
      views have their first values of @State.
        renders
        renders 3
      `stage renders on` marks on the stage what these bodies draw.
      """,
    meaning: .inspects(.feature, reads: .history),
    arguments: .word("[N]", orNothing: "an action's number"),
    needs: \.loaded, \.entry
  ) { word, loaded, entry in
    guard !(loaded.store is any SecondVersionStore) else {
      throw InputError(
        .notLoadable,
        "`renders` repeats changes in a store without the feature, and features of 2.0 have no such store"
      )
    }
    let snapshots = loaded.store.snapshots
    let numbers = try word.map {
      let number = try $0.actionNumber(in: snapshots, from: snapshots.first)
      return number..<(number + 1)
    }
    guard let actions = numbers ?? entry.journal.lastActions(in: snapshots)?.actions else {
      return Output(text: "no actions yet")
    }
    guard let store = loaded.store as? any RedrawnFeature,
      let drawings = store.drawings(of: actions)
    else {
      throw InputError(.noView, "\(loaded.feature.name) has no view, so no body is evaluated")
    }
    let text = RendersText(drawings, of: actions)
    entry.note(.evaluated(bodies: text.count))
    let hasSharedChange = actions.contains {
      snapshots.action($0).map { $0.shared.before != $0.shared.after } ?? false
    }
    return Output(
      text: text.lines(withSharedChange: hasSharedChange).joined(separator: "\n"))
  }
}
