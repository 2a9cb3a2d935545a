/// Identifies the states of a feature, and its actions in them.
@MainActor
struct StateKeys<S: ExploredStore> {
  let states = FingerprintPlans(text: { ChangeText.dump($0) })
  private let actions = FingerprintPlans(text: { ChangeText.dump($0) })

  /// Identifies the state of a machine and everything beside it that decides what can happen next.
  func key(of machine: Machine<S>) -> UInt64 {
    let environment = machine.environment
    var fingerprint = machine.store.withState { states.start($0) }
    if let random = environment.random.state, random != 0 { fingerprint.add(random) }
    if environment.date.wasRead { fingerprint.add(environment.clock.now.hashValue) }
    let memory = machine.memory
    if !memory.isEmpty { for value in memory.values { add(any: value, to: &fingerprint) } }
    if !machine.isQuiet { add(effectsOf: machine, to: &fingerprint) }
    return fingerprint.value
  }

  private func add(effectsOf machine: Machine<S>, to fingerprint: inout Fingerprint) {
    let running = machine.effects
    for effect in running {
      fingerprint.add(machine.log.running[effect.number]?.identity ?? 0)
      fingerprint.add(machine.log.running[effect.number]?.progress ?? 0)
    }
    for sleeper in machine.environment.clock.sleepers {
      let left = sleeper.deadline.offset - machine.environment.now
      fingerprint.add(Int(left.components.seconds))
      fingerprint.add(Int(left.components.attoseconds))
      fingerprint.add(running.firstIndex { $0 === sleeper.effect } ?? -1)
    }
    fingerprint.add(machine.readyParts)
  }

  /// What identifies the effects that an action or another change starts.
  var identities: StateIdentities<S.State, S.Action> {
    StateIdentities(
      ofAction: { actions.start($0).value },
      ofActionIn: { identity(in: $1, adding: $0) { actions.add($0, to: &$1) } },
      ofChangeIn: { identity(in: $1, adding: $0) { $1.add($0) } })
  }

  private func identity<Value>(
    in state: S.State, adding value: Value, by add: (Value, inout Fingerprint) -> Void
  ) -> UInt64 {
    var fingerprint = states.start(state)
    add(value, &fingerprint)
    return fingerprint.value
  }

  /// Adds a value, whose type is not known here.
  private func add(any value: Any, to fingerprint: inout Fingerprint) {
    func add<T>(_ value: T) { actions.add(value, to: &fingerprint) }
    _openExistential(value, do: add)
  }

  /// A fingerprint of an action, in which identifiers are numbered as in the current state: it stays the same if
  /// the state has others in their places.
  func symbol(of action: S.Action, in machine: Machine<S>) -> UInt64 {
    var fingerprint = machine.store.withState { states.start($0) }
    fingerprint.restart()
    actions.add(action, to: &fingerprint)
    return fingerprint.value
  }
}
