import ComposableArchitecture

// What a user can send.
extension Search {
  /// The actions that a user can send in the state of a machine, each with the label of its cases.
  func userActions(in machine: Machine<R>) -> [(action: R.Action, label: Int)] {
    let listed = candidates.actions(in: machine.state)
    guard let drawn = machine.controlActions() else {
      return listed.compactMap { candidate in
        guard let action = candidate.value as? R.Action, machine.allows(action) else { return nil }
        return (action, candidate.label)
      }
    }
    var actions = drawn.map { ($0, labels.index(of: ActionPath($0).text)) }
    for (_, label) in actions { labelsOfControls.insert(label) }
    // A sheet can be swiped away, and the back button of a stack is none of the view's controls.
    for candidate in listed
    where candidate.isDismissal || options.sends.contains(labels.texts[candidate.label]) {
      guard let action = candidate.value as? R.Action else { continue }
      if !candidate.isDismissal { labelsOfControls.insert(candidate.label) }
      actions.append((action, candidate.label))
    }
    return actions.filter {
      machine.allows($0.0) && !options.without.contains(labels.texts[$0.1])
    }
  }

  /// The cases that were not sent, with the reasons.
  var notSent: [String: String] {
    let listed = candidates.notSent.mapValues(\.rawValue)
    guard machine.hasView else { return listed }
    let sent = Set(labelsOfControls.map { labels.texts[$0] })
    var notSent: [String: String] = [:]
    for path in Set(labels.texts + listed.keys) where !sent.contains(path) {
      // A case with the actions of a child is reported by its cases.
      guard !labels.texts.contains(where: { $0.hasPrefix(path + ".") }) else { continue }
      notSent[path] = options.without.contains(path) ? "excluded" : "no control sends it"
    }
    return notSent
  }
}
