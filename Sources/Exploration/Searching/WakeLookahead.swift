/// Finds the states that follow a state if only the next sleeper wakes, again and again, while the machine is there.
///
/// Otherwise each of them would have to be reached again for the next step of its own. A state after which something is found is left to the
/// search itself.
@MainActor
final class WakeLookahead<S: ExploredStore> {
  private let navigator: Navigator<S>
  private let diagnosis: StepDiagnosis<S>
  private let options: ExplorationOptions
  /// The states after a state, the next one first.
  private var keys: [Int: ArraySlice<UInt64>] = [:]
  private static var most: Int { 16 }

  init(
    _ navigator: Navigator<S>, _ diagnosis: StepDiagnosis<S>, _ options: ExplorationOptions
  ) {
    (self.navigator, self.diagnosis, self.options) = (navigator, diagnosis, options)
  }

  /// The state after the next wake; `nil` if it was not looked for.
  func next(after state: Int) -> UInt64? { keys[state]?.first }

  /// Removes what is known after a state, and keeps it after the state that follows.
  ///
  /// - Parameter next: The state that follows; `nil` if it was known already.
  func move(from state: Int, to next: Int?) {
    guard let states = keys.removeValue(forKey: state)?.dropFirst(), let next, !states.isEmpty
    else { return }
    keys[next] = states
  }

  /// Wakes sleepers, beginning in the current state of the machine.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - name: The name of the step that has led to it, if steps have names.
  func look(after state: Int, _ name: UInt64?) {
    let machine = navigator.machine
    let depth = navigator.states.nodes.depth(of: state)
    var (name, found) = (name, [UInt64]())
    let most = min(Self.most, (options.depth ?? .max) - depth)
    while found.count < most, !machine.environment.wakeable.isEmpty {
      if let way = name {
        let next = StepNames.steps(after: way, [SearchChoice<S>.wake])[0]
        guard machine.feature.willPerform?(StepNames.text(next)) == nil else { break }
        name = next
      }
      guard machine.perform(.wake(0)), findsNothing(), !machine.isQuiet else { break }
      found.append(machine.key)
    }
    _ = navigator.warnings.take()
    if !found.isEmpty { keys[state] = found[...] }
  }

  private func findsNothing() -> Bool {
    let machine = navigator.machine
    guard diagnosis.hasNews(machine, wasIdle: true) else { return true }
    return navigator.warnings.isEmpty && !machine.log.hasNews
      && diagnosis.found(by: machine, .wake(0), wasIdle: true, before: nil, steps: { [] }).isEmpty
  }
}
