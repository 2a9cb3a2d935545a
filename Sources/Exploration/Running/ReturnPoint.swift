import ComposableArchitecture

/// A state that the machine is in, to which it returns after each of several steps.
@MainActor
enum ReturnPoint<R: Reducer> {
  /// Without effects in flight, it is restored.
  case quiet(Machine<R>.Quiet)
  /// With effects in flight, a step is taken back if it has left them alone.
  case busy(Machine<R>.Mark)

  /// Returns to the state.
  ///
  /// - Parameter trace: What the step that was performed there has done to effects.
  /// - Returns: `false` if the state has to be reached by its steps.
  func restore(_ machine: Machine<R>, after trace: EffectTrace) -> Bool {
    guard case .busy(let mark) = self else {
      if case .quiet(let quiet) = self { machine.restore(quiet) }
      return true
    }
    switch trace {
    case .alone: break
    case .started: guard Self.endEffects(of: machine, after: mark.effect) else { return false }
    case .touched: return false
    }
    machine.store.replaceState(mark.state)
    machine.environment.restore(mark.moment)
    return true
  }

  /// Cancels the effects that were started last, which must not concern the others.
  ///
  /// - Returns: `false` if it may have concerned them.
  private static func endEffects(of machine: Machine<R>, after number: Int) -> Bool {
    let log = machine.log
    log.isReplaying = true
    defer { log.isReplaying = false }
    let count = log.count(after: number)
    var parts = 0
    machine.store.cancelEffects(after: number)
    _ = machine.store.drainEffects {
      parts = $0
      return $0 > Machine<R>.limit
    }
    // Each effect needs a part to end. If there were no more, none was of another effect.
    return parts == count && log.count(after: number) == 0
  }

  /// Performs a step that has led to the current state once more, as if no effect had been in flight before it.
  ///
  /// If it leads to the same state, the states before it are not needed to reach the current one.
  ///
  /// - Parameters:
  ///   - step: A step of the user, after which only effects are in flight that it has started.
  ///   - machine: A machine in the state after the step.
  ///   - key: The state after the step.
  /// - Returns: The state before it; `nil` if the effects that were in flight make a difference. Whether the machine was moved.
  func base(
    of step: Machine<R>.Step, _ machine: Machine<R>, to key: UInt64
  ) -> (quiet: Machine<R>.Quiet?, hasMoved: Bool) {
    switch step {
    case .wake, .part: return (nil, false)
    case .send, .sendAll: break
    }
    guard case .busy(let mark) = self, machine.feature.takesShortcuts,
      !ThrottleMemory.isKept(by: machine.store),
      machine.log.count(after: 0) == machine.log.count(after: mark.effect)
    else { return (nil, false) }
    let after = machine.environment.moment()
    let base = Machine<R>.Quiet(state: mark.state, moment: mark.moment)
    machine.restore(base)
    machine.log.isReplaying = true
    defer { machine.log.isReplaying = false }
    let isSame =
      machine.perform(step) && machine.key == key && machine.environment.moment() == after
    return (isSame ? base : nil, true)
  }
}
