/// Performs the steps to a finding in a fresh store, and writes them as statements.
@MainActor
struct Reproduction<S: ExploredStore> {
  let feature: ExploredFeature<S>
  let rules: [Rule<S.State, S.Action>]

  func report(_ finding: Finding<S>) -> ExplorationReport.Finding {
    let machine = Machine<S>(feature)
    let warnings = WarningBox()
    let diagnosis = StepDiagnosis<S>(rules, machine, warnings)
    var sendsSeveral = false
    var statements: [String] = []
    var lines: [String] = []
    var kinds: Set<FindingKind> = []
    RuntimeWarning.$sink.withValue(warnings.sink) {
      if finding.steps.isEmpty {
        kinds.formUnion(Self.kinds(diagnosis, machine, nil, true, nil))
      }
      for (number, step) in finding.steps.enumerated() {
        guard isPossible(step, in: machine) else { return }
        if case .sendAll = step { sendsSeveral = true }
        let before = machine.state
        let (start, text) = (machine.environment.now, Self.text(of: step, in: machine))
        lines += self.lines(for: step, in: machine)
        if case .crash = finding.kind, number == finding.steps.count - 1 {
          statements += text ?? ["// The effects continue."]
          kinds.insert(finding.kind)
          break
        }
        let wasIdle = machine.perform(step)
        statements += text ?? [Self.advance(by: machine.environment.now - start)]
        if !machine.departed.isEmpty { sendsSeveral = true }
        // A child that has disappeared is in the state before.
        lines += machine.departed.compactMap { feature.line($0, before) }
        statements += machine.departed.map { Self.send($0, in: machine) }
        kinds.formUnion(Self.kinds(diagnosis, machine, step, wasIdle, before))
      }
    }
    if case .sharedID(let id) = finding.kind,
      machine.log.cancellations.contains(where: { $0.cancels(id) })
    {
      kinds.insert(finding.kind)
    }
    return ExplorationReport.Finding(
      kind: finding.kind, text: finding.text, statements: statements, lines: lines,
      isReproducible: kinds.contains(finding.kind), sendsSeveral: sendsSeveral)
  }

  private static func kinds(
    _ diagnosis: StepDiagnosis<S>, _ machine: Machine<S>, _ step: Machine<S>.Step?,
    _ wasIdle: Bool, _ before: S.State?
  ) -> [FindingKind] {
    diagnosis.found(by: machine, step, wasIdle: wasIdle, before: before, steps: { [] })
      .map(\.kind)
  }

  private func isPossible(_ step: Machine<S>.Step, in machine: Machine<S>) -> Bool {
    switch step {
    case .send, .sendAll, .write: true
    case .wake(let index): machine.environment.wakeable.contains(index)
    case .part(let index): index < machine.readyParts
    }
  }

  /// The lines of a session for a step.
  private func lines(for step: Machine<S>.Step, in machine: Machine<S>) -> [String] {
    switch step {
    case .send(let action): return [action].compactMap { feature.line($0, machine.state) }
    case .sendAll(let actions): return actions.compactMap { feature.line($0, machine.state) }
    case .write(let line, _): return [line]
    case .wake(let index):
      // Without a number, all effects that are due continue.
      guard index > 0 || machine.environment.hasSimultaneousSleepers,
        let effect = machine.environment.sleeper(at: index)
      else { return ["advance"] }
      return ["advance \(effect.number + feature.lastEffect)"]
    case .part: return []
    }
  }

  /// The statements for a step; `nil` for time that passes, which is known afterwards.
  private static func text(of step: Machine<S>.Step, in machine: Machine<S>) -> [String]? {
    switch step {
    case .send(let action): return [send(action, in: machine)]
    case .sendAll(let actions): return actions.map { send($0, in: machine) }
    case .write(let line, _): return ["// \(line)"]
    case .wake(0): return nil
    case .wake(let index):
      let late = index == 1 ? "the effect before it" : "the \(index) effects before it"
      let place = machine.environment.sleeper(at: index).map { " (\($0.location))" } ?? ""
      return ["// An effect\(place) continues first: \(late), due earlier, is late."]
    case .part(0): return ["// The effects continue."]
    case .part(let index):
      return ["// Effect \(index + 1) of those that are ready continues first."]
    }
  }

  private static func send(_ action: S.Action, in machine: Machine<S>) -> String {
    "await store.send(\(SwiftText.of(action, in: machine.state)))"
  }

  private static func advance(by duration: Duration) -> String {
    "await clock.advance(by: \(SwiftText.duration(duration)))"
  }
}

extension EffectLog.Cancellation {
  fileprivate func cancels(_ id: String) -> Bool {
    owner != canceller && effect.ids.contains { ChangeText.short($0.base) == id }
  }
}
