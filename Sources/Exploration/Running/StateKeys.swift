/// Compares the states of a feature and its actions in them: equal ones have equal keys.
@MainActor
struct StateKeys<State, Action> {
  let states = FingerprintPlans(text: { ChangeText.dump($0) })
  private let actions = FingerprintPlans(text: { ChangeText.dump($0) })

  /// Identifies the state of a machine and everything beside it that decides what can happen next.
  func key<S>(of machine: Machine<S>) -> UInt64 where S.State == State {
    let environment = machine.environment
    var fingerprint = machine.store.withState { states.start($0) }
    if let random = environment.random.state, random != 0 { fingerprint.add(random) }
    if environment.date.wasRead { fingerprint.add(environment.clock.now.hashValue) }
    let memory = machine.memory
    if !memory.isEmpty { for value in memory.values { add(any: value, to: &fingerprint) } }
    if !machine.isQuiet { add(effectsOf: machine, to: &fingerprint) }
    return fingerprint.value
  }

  private func add<S>(effectsOf machine: Machine<S>, to fingerprint: inout Fingerprint) {
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

  func key(of action: Action) -> UInt64 { actions.start(action).value }

  /// Identifies an action and the state before it.
  func key(of action: Action, in state: State) -> UInt64 {
    var fingerprint = states.start(state)
    actions.add(action, to: &fingerprint)
    return fingerprint.value
  }

  /// Identifies a change that is not an action, and the state before it.
  func key(ofChange text: String, in state: State) -> UInt64 {
    var fingerprint = states.start(state)
    fingerprint.add(text)
    return fingerprint.value
  }

  /// Identifies an action, in which identifiers are numbered as in the current state: the key stays the same if
  /// the state has others in their places.
  func symbol<S>(of action: Action, in machine: Machine<S>) -> UInt64 where S.State == State {
    var fingerprint = machine.store.withState { states.start($0) }
    fingerprint.restart()
    actions.add(action, to: &fingerprint)
    return fingerprint.value
  }

  /// Adds a value, whose type is not known here.
  private func add(any value: Any, to fingerprint: inout Fingerprint) {
    func add<T>(_ value: T) { actions.add(value, to: &fingerprint) }
    _openExistential(value, do: add)
  }
}
