/// A machine in one state, whose steps it takes one after the other. Before each, it returns to the state in the first of these ways that
/// is possible:
///
/// 1. A state without effects in flight is restored.
/// 2. With effects in flight, a step that has left them alone is taken back.
/// 3. A step that cancels them, if they do nothing but end then, is taken without them: see ``EndingEffects``.
/// 4. The steps to the state are taken again: see ``Navigator``.
@MainActor
final class StateVisit<S: ExploredStore> {
  private(set) var state = 0
  /// How often an effect was late on the way to the state.
  private(set) var delays = 0
  private(set) var key: UInt64 = 0
  /// The value of the state, if it is needed.
  private(set) var before: S.State?
  private let navigator: Navigator<S>
  private let needsValue: Bool
  private var origin: Origin?
  /// What the last step has done to effects; `nil` while the machine is in the state.
  private var trace: EffectTrace?
  /// The effects in flight, if they do nothing but end when they are cancelled.
  private var ending: EndingEffects<S>?
  /// Whether the last step was performed without the effects in flight.
  private var wasWithoutEffects = false
  /// Whether the last step caused warnings.
  private var hadWarnings = false

  private enum Origin {
    case quiet(Machine<S>.Quiet)
    case busy(Machine<S>.Busy)
  }

  /// - Parameter needsValue: Whether the values of states are needed.
  init(_ navigator: Navigator<S>, needsValue: Bool) {
    (self.navigator, self.needsValue) = (navigator, needsValue)
  }

  func begin(_ state: Int) {
    navigator.go(to: state)
    let machine = navigator.machine
    self.state = state
    delays = navigator.states.nodes.delays(of: state)
    before = needsValue ? machine.state : nil
    if case .quiet(let quiet)? = navigator.states.frontier[state] {
      origin = .quiet(quiet)
    } else {
      origin = .busy(machine.busy)
    }
    key = machine.key
    (trace, ending) = (nil, nil)
  }

  /// Takes a step from the state.
  ///
  /// - Returns: `false` if the step had to be stopped: an endless circle.
  func take(_ step: Machine<S>.Step) -> Bool {
    let machine = navigator.machine
    wasWithoutEffects = false
    if let trace {
      if !goBack(after: trace) {
        wasWithoutEffects = takeWithoutEffects(step)
        guard !wasWithoutEffects else { return true }
        navigator.go(to: state)
      }
      // Those of an effect that was started and cancelled again.
      if !navigator.warnings.isEmpty { _ = navigator.warnings.take() }
    }
    let wasIdle = machine.perform(step)
    trace = machine.trace
    hadWarnings = !navigator.warnings.isEmpty
    return wasIdle
  }

  private func goBack(after trace: EffectTrace) -> Bool {
    switch origin! {
    case .quiet(let quiet):
      navigator.machine.restore(quiet)
      return true
    case .busy(let busy): return navigator.machine.restore(busy, after: trace)
    }
  }

  private func takeWithoutEffects(_ step: Machine<S>.Step) -> Bool {
    guard let ending else { return false }
    _ = navigator.warnings.take()
    return ending.perform(step, navigator.machine) && navigator.warnings.isEmpty
  }

  /// Notes that the machine was moved, and that the state has to be reached again.
  func hasLeft() { trace = .touched }

  /// How the state after the last step is reached again, if it is new.
  ///
  /// - Parameter isLast: Whether no other step of the visited state follows.
  func entry(
    after step: Machine<S>.Step, _ key: UInt64, isLast: Bool
  ) -> Frontier<S>.Entry {
    let machine = navigator.machine
    guard !machine.isQuiet else {
      defer { if !isLast { learn(from: step, key) } }
      return .quiet(machine.quiet)
    }
    return base(of: step, key).map { .started($0, step) } ?? .busy(step)
  }

  /// Learns from the last step whether the effects in flight do nothing but end when they are cancelled, if that is not known.
  func learn(from step: Machine<S>.Step, _ key: UInt64) {
    if ending == nil, case .touched? = trace { _ = base(of: step, key) }
  }

  /// The state without effects from which the last step leads to the same state; `nil` if the effects make a difference.
  private func base(of step: Machine<S>.Step, _ key: UInt64) -> Machine<S>.Quiet? {
    if wasWithoutEffects { return ending?.base }
    let machine = navigator.machine
    guard case .busy(let busy) = origin!,
      EndingEffects.mayBeCancelled(busy, by: step, machine)
    else { return nil }
    hasLeft()
    let found = EndingEffects(of: busy, by: step, machine, to: key)
    if !hadWarnings { ending = ending ?? found }
    return found?.base
  }
}
