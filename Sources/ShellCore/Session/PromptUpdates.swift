/// What has happened between two lines, as a prompt shows it: nobody needs each action of a timer.
@MainActor
package enum PromptUpdates {
  /// Lets a session catch up.
  ///
  /// - Parameter isLast: Whether a line follows, so that nothing is left out.
  /// - Returns: The output, and whether anything has happened.
  package static func catchUp(
    _ session: Session, isLast: Bool = false
  ) -> (output: Output, hasChanged: Bool) {
    let before = session.parts.features.running, position = before?.store.snapshots.position ?? 0
    var output = session.catchUp()
    let after = session.parts.features.running
    if let after, after.run == before?.run {
      let snapshots = after.store.snapshots
      let actions = (position + 1..<max(position, snapshots.position) + 1)
        .compactMap { snapshots.action($0) }
      output = session.parts.ticks.shown(output, actions, run: after.run)
    }
    let hasChanged = after?.store.snapshots.position != position || !output.text.isEmpty
    guard isLast else { return (output, hasChanged) }
    let rest = session.parts.ticks.takeRest()
    return (output.text.isEmpty ? rest : output, hasChanged)
  }
}
