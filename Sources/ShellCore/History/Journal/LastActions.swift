extension Journal {
  /// The actions of the line that led to the current state, and the number of its entry; `nil` before the first.
  @MainActor
  func lastActions(in snapshots: any ActionSnapshots) -> (actions: Range<Int>, entry: Int)? {
    let position = snapshots.position
    guard position >= snapshots.first,
      let entry = entries.lastIndex(where: {
        $0.run == currentRun && $0.change?.actions.contains(position) == true
      }), let first = entries[entry].change?.actions.lowerBound
    else { return nil }
    return (max(first, snapshots.first)..<(position + 1), entry)
  }
}
