/// Brings a machine to states that were found: restores them, or replays the steps to them.
@MainActor
struct Navigator<S: ExploredStore> {
  typealias Step = Machine<S>.Step

  let machine: Machine<S>
  let states: FoundStates<S>
  let steps: PossibleSteps<S>
  let warnings: WarningBox

  /// Brings the machine to a state: restores it, or the nearest value before it, and repeats the steps from there.
  func go(to state: Int) {
    var steps: [Step] = []
    var at = state
    while case .busy(let step)? = states.frontier[at] {
      steps.append(step)
      at = states.nodes.parent(of: at)!
    }
    switch states.frontier[at] {
    case .quiet(let quiet)?: machine.restore(quiet)
    case .started(let quiet, let step)?:
      machine.restore(quiet)
      steps.append(step)
    case .busy?, nil:
      preconditionFailure("state \(at) was forgotten, but state \(state) is reached from it")
    }
    guard !steps.isEmpty else { return }
    replay(steps.reversed())
  }

  /// Returns to the state after a step.
  func take(_ step: Step, from state: Int) {
    go(to: state)
    replay([step])
  }

  private func replay(_ steps: [Step]) {
    machine.log.replaying { for step in steps { _ = machine.perform(step) } }
    // These were found earlier.
    _ = warnings.take()
  }

  /// The steps from the first state to another one, found by taking the same choices again.
  func path(to state: Int) -> [Step] {
    let path = states.nodes.path(to: state)
    guard path.count > 1 else { return [] }
    go(to: path[0])
    return zip(path, path.dropFirst()).map { from, to in
      let choices = steps.choices(delays: states.nodes.delays(of: from))
      let step = choices[states.nodes.choice(of: to)].step
      replay([step])
      return step
    }
  }
}
