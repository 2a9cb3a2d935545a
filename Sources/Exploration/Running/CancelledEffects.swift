/// The effects in flight of a state that do nothing but end when a step cancels them.
///
/// What they do then depends on them and on the dependencies. So after one step has shown it, another step from the same state that
/// cancels them, and leaves the dependencies as the first one did, can be performed without them: the state need not be reached again.
@MainActor
struct CancelledEffects<S: ExploredStore> {
  /// The state without the effects.
  let base: Machine<S>.Quiet
  private let effects: [EffectNotes.Running]
  private let after: MachineEnvironment.Moment

  /// - Parameters:
  ///   - base: The state without the effects, from which the first step leads to the same state as with them.
  ///   - effects: The effects.
  ///   - after: The dependencies after the first step.
  init(
    base: Machine<S>.Quiet, effects: [EffectNotes.Running], after: MachineEnvironment.Moment
  ) {
    (self.base, self.effects, self.after) = (base, effects, after)
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
    _ cause: CancelCause?, of running: EffectNotes.Running, _ action: S.Action
  ) -> Bool {
    switch cause {
    case .endOfChild: true
    case .action(1), .newer(fromAction: 1): ActionPath(action).feature == running.feature()
    default: false
    }
  }
}
