enum CoverageCommand {
  static let command = Command(
    name: "coverage", summary: "List the cases of actions that never ran",
    details: """
      Counts the actions of the loaded feature since it was loaded, with those that
      effects sent and those of a scenario that `replay` has played. Actions that were
      undone do not count.
        coverage
      """,
    meaning: .inspects(.feature, reads: .history), arguments: .nothing,
    needs: \.loaded
  ) { _, loaded in
    let snapshots = loaded.store.snapshots
    var coverage = ActionCoverage(loaded.store.actionType)
    for number in snapshots.first..<max(snapshots.first, snapshots.position + 1) {
      if let action = snapshots.action(number) { coverage.add(action.action) }
    }
    let total = coverage.paths.count, missing = coverage.missing
    guard total > 0 else { return Output(text: "the feature has no actions") }
    let summary = "\(total - missing.count) of \(total) cases of actions ran"
    let older = snapshots.first > 1 ? ["actions before \(snapshots.first) were discarded"] : []
    let list = missing.isEmpty ? [] : ["never:"] + missing.map { "  \($0)" }
    return Output(text: ([summary] + older + list).joined(separator: "\n"))
  }
}
