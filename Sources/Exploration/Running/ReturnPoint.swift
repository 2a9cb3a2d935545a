/// A state that the machine is in, to which it returns after each of several steps.
@MainActor
enum ReturnPoint<S: ExploredStore> {
  /// Without effects in flight, it is restored.
  case quiet(Machine<S>.Quiet)
  /// With effects in flight, by their numbers: a step is taken back if it has left them alone.
  case busy(Machine<S>.Mark, [Int: EffectNotes.Running])

  /// Returns to the state.
  ///
  /// - Parameter trace: What the step that was performed there has done to effects.
  /// - Returns: `false` if the state has to be reached by its steps.
  func restore(_ machine: Machine<S>, after trace: EffectTrace) -> Bool {
    guard case .busy(let mark, _) = self else {
      if case .quiet(let quiet) = self { machine.restore(quiet) }
      return true
    }
    switch trace {
    case .alone: break
    case .started: guard Self.endEffects(of: machine, after: mark.effect) else { return false }
    case .touched: return false
    }
    guard machine.store.exchangeState(mark.state) else { return false }
    machine.environment.restore(mark.moment)
    return true
  }

  /// Cancels the effects that were started last, which must not concern the others.
  ///
  /// - Returns: `false` if it may have concerned them.
  private static func endEffects(of machine: Machine<S>, after number: Int) -> Bool {
    let log = machine.log
    log.isReplaying = true
    defer { log.isReplaying = false }
    let count = log.count(after: number)
    machine.store.cancelEffects(after: number)
    let parts = BoundedEffects.settle(machine.store).parts
    // Each effect needs a part to end. If there were no more, none was of another effect.
    return parts == count && log.count(after: number) == 0
  }

  /// Performs a step that has led to the current state once more, as if no effect had been in flight before it.
  ///
  /// If it leads to the same state, the effects have done nothing but end, and the states before are not needed to reach the current one.
  ///
  /// - Parameters:
  ///   - step: A step of the user, after which only effects are in flight that it has started.
  ///   - machine: A machine in the state after the step.
  ///   - key: The state after the step.
  /// - Returns: The effects; `nil` if they make a difference. Whether the machine was moved.
  func cancelled(
    by step: Machine<S>.Step, _ machine: Machine<S>, to key: UInt64
  ) -> (effects: CancelledEffects<S>?, hasMoved: Bool) {
    switch step {
    case .write, .wake, .part: return (nil, false)
    case .send, .sendAll: break
    }
    guard case .busy(let mark, let running) = self, machine.feature.takesShortcuts,
      machine.memory.isEmpty,
      machine.log.count(after: 0) == machine.log.count(after: mark.effect)
    else { return (nil, false) }
    let after = machine.environment.moment()
    let base = Machine<S>.Quiet(
      state: mark.state, moment: mark.moment, memory: machine.memory)
    machine.restore(base)
    machine.log.isReplaying = true
    defer { machine.log.isReplaying = false }
    guard machine.perform(step), machine.key == key, machine.environment.moment() == after else {
      return (nil, true)
    }
    let effects = running.sorted { $0.key < $1.key }.map(\.value)
    return (CancelledEffects(base: base, effects: effects, after: after), true)
  }
}
