/// The effects in flight of a state that do nothing but end when a step cancels them.
///
/// What they do then depends on them and on the dependencies. So after one step has shown it, another step from the same state that
/// cancels them, and leaves the dependencies as the first one did, can be performed without them: the state need not be reached again.
@MainActor
struct EndingEffects<S: ExploredStore> {
  /// The state without the effects.
  let base: Machine<S>.Quiet
  private let effects: [EffectLog.Running]
  /// The dependencies after the first step.
  private let after: MachineEnvironment.Moment

  /// Whether a step from a state may have cancelled all of its effects in flight.
  static func mayBeCancelled(
    _ busy: Machine<S>.Busy, by step: Machine<S>.Step, _ machine: Machine<S>
  ) -> Bool {
    switch step {
    case .write, .wake, .part: return false
    case .send, .sendAll: break
    }
    return machine.feature.takesShortcuts && machine.memory.isEmpty
      && machine.log.count(after: 0) == machine.log.count(after: busy.last)
  }

  /// Performs a step that has led to the current state once more, as if no effect had been in flight before it.
  ///
  /// If it leads to the same state, the effects have done nothing but end, and the states before are not needed to reach the current one.
  ///
  /// - Parameters:
  ///   - busy: The state before the step.
  ///   - step: A step that ``mayBeCancelled(_:by:_:)`` allows.
  ///   - machine: A machine in the state after the step, which is moved.
  ///   - key: The state after the step.
  init?(
    of busy: Machine<S>.Busy, by step: Machine<S>.Step, _ machine: Machine<S>, to key: UInt64
  ) {
    after = machine.environment.moment()
    base = Machine<S>.Quiet(state: busy.state, moment: busy.moment, memory: machine.memory)
    machine.restore(base)
    let isSame = machine.log.replaying { machine.perform(step) && machine.key == key }
    guard isSame, machine.environment.moment() == after else { return nil }
    effects = busy.effects.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Performs a step from the state without its effects.
  ///
  /// - Returns: `false` if the effects make a difference, or may make one. The machine is then in no state of the search.
  func perform(_ step: Machine<S>.Step, _ machine: Machine<S>) -> Bool {
    guard case .send(let action) = step else { return false }
    machine.restore(base)
    let standIns = effects.compactMap { machine.store.standIn(for: $0.effect) }
    defer { for standIn in standIns { standIn.end() } }
    guard standIns.count == effects.count, machine.perform(step),
      machine.environment.moment() == after
    else { return false }
    return zip(standIns, effects).allSatisfy { isOwn($0.cause, of: $1, action) }
  }

  /// Whether an effect was cancelled, and not by another feature, which is a finding if both use one ID.
  private func isOwn(
    _ cause: CancelCause?, of running: EffectLog.Running, _ action: S.Action
  ) -> Bool {
    switch cause {
    case .endOfChild: true
    case .action(1), .newer(fromAction: 1): ActionPath(action).feature == running.feature()
    default: false
    }
  }
}
