import ComposableArchitecture

// What a user can send.
extension Search {
  /// What a user can do in the state of a machine, each with the label of its cases.
  func userActions(in machine: Machine<R>) -> [(step: Step, label: Int)] {
    if !machine.hasView, candidates.isConstant, let constantActions { return constantActions }
    let listed = candidates.actions(in: machine.state)
    guard let drawn = machine.controlActions() else {
      let actions = listed.compactMap { candidate in
        (candidate.value as? R.Action).flatMap { machine.feature.allows($0) ? $0 : nil }
          .map { (step: Step.send($0), label: candidate.label) }
      }
      if candidates.isConstant { constantActions = actions }
      return actions
    }
    // Of two ways with equally many steps, the one with fewer lines is found first.
    let wanted = drawn.filter { $0.allSatisfy(isWanted) }
    var steps = (wanted.filter { $0.count == 1 } + wanted.filter { $0.count > 1 }).map(tap)
    // A sheet can be swiped away, and the back button of a stack is none of the view's controls.
    for candidate in listed
    where candidate.isDismissal || options.sends.contains(cases.labels.texts[candidate.label]) {
      guard let action = candidate.value as? R.Action, isWanted(action) else { continue }
      if !candidate.isDismissal { cases.noteControl(candidate.label) }
      steps.append((.send(action), candidate.label))
    }
    return steps
  }

  private func isWanted(_ action: R.Action) -> Bool {
    machine.feature.allows(action) && !options.excludes(ActionPath(action).text)
  }

  /// What a control does, as one step.
  private func tap(_ actions: [R.Action]) -> (step: Step, label: Int) {
    let paths = actions.map { ActionPath($0).text }
    for path in paths { cases.noteControl(cases.labels.index(of: path)) }
    guard actions.count > 1 else { return (.send(actions[0]), cases.labels.index(of: paths[0])) }
    return (.sendAll(actions), cases.labels.index(of: paths.joined(separator: " ")))
  }

  /// The cases that were not sent, with the reasons.
  var notSent: [String: String] {
    let listed = candidates.notSent.mapValues(\.rawValue)
    let notSent =
      machine.hasView ? cases.notSentByControls(listed, isExcluded: options.excludes) : listed
    return notSent.merging(cases.givenUpPaths) { $1 }
  }
}
