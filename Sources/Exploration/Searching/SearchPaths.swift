import ComposableArchitecture

// How a search reaches the states that it has found.
extension Search {
  /// What can happen now: the actions of the user, time that passes, and the effects that are ready.
  func choices(in machine: Machine<R>, delays used: Int) -> [Choice] {
    guard machine.isQuiet, candidates.isConstant, !machine.hasView else {
      return makeChoices(machine, used)
    }
    if let choicesWhenQuiet { return choicesWhenQuiet }
    let choices = makeChoices(machine, used)
    choicesWhenQuiet = choices
    return choices
  }

  private func makeChoices(_ machine: Machine<R>, _ used: Int) -> [Choice] {
    let ready = machine.readyParts
    var choices = (0..<ready).map { Choice(step: .part($0), delays: min($0, 1), label: nil) }
    let delays = min(ready, 1)
    if used + delays <= options.late {
      for (step, label) in userActions(in: machine) {
        choices.append(Choice(step: step, delays: delays, label: label))
      }
    }
    if ready == 0, !machine.isQuiet {
      for (place, index) in machine.environment.wakeable.enumerated() {
        choices.append(Choice(step: .wake(index), delays: min(place, 1), label: nil))
      }
    }
    return choices.filter { used + $0.delays <= options.late }
  }

  /// Brings the machine to a state: restores it, or the nearest value before it, and repeats the steps from there.
  func go(to node: Int) {
    var steps: [Step] = []
    var at = node
    while case .busy(let step)? = frontier[at] {
      steps.append(step)
      at = nodes.parent(of: at)!
    }
    switch frontier[at] {
    case .quiet(let quiet)?: machine.restore(quiet)
    case .started(let quiet, let step)?:
      machine.restore(quiet)
      steps.append(step)
    case .busy?, nil:
      preconditionFailure("state \(at) was forgotten, but state \(node) is reached from it")
    }
    guard !steps.isEmpty else { return }
    machine.log.isReplaying = true
    for step in steps.reversed() { _ = machine.perform(step) }
    machine.log.isReplaying = false
    // These were found earlier.
    _ = warnings.take()
  }

  /// The steps from the first state to another one, found by taking the same choices again.
  func path(to node: Int) -> [Step] {
    let path = nodes.path(to: node)
    guard path.count > 1 else { return [] }
    go(to: path[0])
    machine.log.isReplaying = true
    defer { machine.log.isReplaying = false }
    var steps: [Step] = []
    for (from, to) in zip(path, path.dropFirst()) {
      let choices = choices(in: machine, delays: nodes.delays(of: from))
      let step = choices[nodes.choice(of: to)].step
      steps.append(step)
      _ = machine.perform(step)
    }
    _ = warnings.take()
    return steps
  }
}
