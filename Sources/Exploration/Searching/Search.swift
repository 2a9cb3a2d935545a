import ComposableArchitecture

/// Searches the states of a feature breadth first, so that the first way to a finding is one of the shortest.
///
/// A state without effects in flight is a value: it is kept until its steps have been taken. A state with effects
/// in flight is not. It is reached again from the nearest value before it.
@MainActor
final class Search<R: Reducer> {
  typealias Step = Machine<R>.Step
  typealias Choice = SearchChoice<R>

  let machine: Machine<R>
  let options: ExplorationOptions
  let candidates: CandidateList
  let diagnosis: StepDiagnosis<R>
  let warnings: WarningBox
  var nodes = SearchNodes()
  private var table = FingerprintTable()
  var frontier = Frontier<R>()
  private(set) var findings: [Finding<R>] = []
  private(set) var graph: GraphRecorder?
  /// The number of states that were generated, with those that were known already.
  var generated = 1
  private(set) var end = SearchEnd.complete
  /// The state whose steps are taken next.
  private(set) var next = 0
  /// The number of states that differ when they are reached once more: something is not controlled.
  private(set) var mismatches = 0
  /// The steps that are possible while no effect is in flight, if they are the same in every state.
  var choicesWhenQuiet: [Choice]?
  /// The actions of the user, if they are the same in every state.
  var constantActions: [(step: Step, label: Int)]?
  private var kinds: Set<FindingKind> = []
  private var verified = 0
  var cases: SentCases
  private var names = StepNames()
  private var wanted: FindingKind?

  init(
    _ machine: Machine<R>, _ options: ExplorationOptions, _ user: UserActions,
    _ properties: [Property<R.State, R.Action>]
  ) {
    self.machine = machine
    self.options = options
    warnings = WarningBox()
    diagnosis = StepDiagnosis(properties, machine.outline, warnings)
    let context = CandidateList.Context(
      places: ChildPlaces(machine.outline),
      domain: ValueDomain(given: options.domain.mapValues { $0 as [Any] }), user: user)
    cases = SentCases(context.labels)
    candidates = CandidateList(R.Action.self, state: R.State.self, context)
    graph = options.keepsGraph ? GraphRecorder() : nil
  }

  /// The number of different states.
  var distinct: Int { nodes.count }
  /// The number of states whose steps have not been taken.
  var left: Int { nodes.count - next }
  var collisionProbability: Double { table.collisionProbability }

  /// Searches until everything is known, a limit is reached, enough was found, or the task is cancelled.
  ///
  /// - Parameter wanted: A finding with which the search ends as well.
  func run(until wanted: FindingKind? = nil) {
    let budget = SearchBudget(options)
    self.wanted = wanted
    RuntimeWarning.$sink.withValue(warnings.sink) {
      begin()
      end = search(budget)
    }
  }

  /// Adds the first state.
  func begin() {
    nodes.add(parent: nil, choice: 0, delays: 0)
    names.begin()
    let key = machine.key
    _ = table.insert(key)
    frontier.add(machine.quiet)
    graph?.start(machine.state, key)
    note(step: nil, wasIdle: true, before: nil, from: nil)
  }

  private func search(_ budget: SearchBudget) -> SearchEnd {
    var isDeeper = false
    while next < nodes.count {
      if hasEnough { return .found }
      if let end = budget.end(distinct: nodes.count) { return end }
      guard nodes.depth(of: next) < options.depth else {
        isDeeper = true
        break
      }
      guard expand(next) else { return .found }
      frontier.removeFirst()
      next += 1
    }
    return isDeeper ? .depth : .complete
  }

  /// Takes the steps that are possible in a state.
  ///
  /// - Returns: `false` if enough was found.
  private func expand(_ node: Int) -> Bool {
    go(to: node)
    let used = nodes.delays(of: node)
    let choices = choices(in: machine, delays: used)
    let before = diagnosis.needsBefore ? machine.state : nil
    let origin = returnPoint(node)
    let key = machine.key
    // Only a program that continues after a crash needs names.
    let names = machine.feature.willPerform.map { _ in
      self.names.steps(from: node, choices.map { $0.text(cases.labels) })
    }
    defer { _ = machine.feature.willPerform?("") }
    var trace: EffectTrace?
    // Iterators of generic types are slow.
    for number in choices.indices {
      let choice = choices[number]
      if let label = choice.label, cases.givenUp.isGivenUp(label) { continue }
      if let names, let crash = machine.feature.willPerform?(StepNames.text(names[number])) {
        if noteCrash(crash, of: choice, at: node) { trace = nil }
        if hasEnough { return false }
        continue
      }
      if let trace {
        if !origin.restore(machine, after: trace) { go(to: node) }
        // Those of an effect that was started and cancelled again.
        if !warnings.isEmpty { _ = warnings.take() }
      }
      let wasIdle = machine.perform(choice.step)
      trace = machine.trace
      generated += 1
      if !wasIdle { cases.givenUp.noteCircle(of: choice.label) }
      if diagnosis.hasNews(machine, wasIdle: wasIdle) {
        let hasLeft = note(
          step: choice.step, wasIdle: wasIdle, before: before, from: (node, choice.step))
        if hasLeft { trace = .touched }
      }
      if wasIdle {
        let (isNew, hasLeft) = add(
          from: node, origin, number, choice, used + choice.delays, parentKey: key)
        if hasLeft { trace = .touched }
        if isNew, let names { self.names.add(names[number]) }
      }
      if hasEnough { return false }
    }
    return true
  }

  private func returnPoint(_ node: Int) -> ReturnPoint<R> {
    if case .quiet(let quiet)? = frontier[node] { .quiet(quiet) } else { .busy(machine.mark) }
  }

  private var hasEnough: Bool {
    cases.givenUp.isEnough || options.hasEnough(kinds, of: findings.count, wanted: wanted)
  }

  /// Notes a step that has ended a process before. It is not performed.
  ///
  /// - Returns: Whether the machine has returned to the state before the step.
  private func noteCrash(_ text: String, of choice: Choice, at node: Int) -> Bool {
    generated += 1
    cases.givenUp.noteCrash(of: choice.label)
    guard kinds.insert(.crash(text)).inserted else { return false }
    findings.append(Finding(kind: .crash(text), text: text, steps: path(to: node) + [choice.step]))
    go(to: node)
    return true
  }

  /// Adds the state after a step, if it is not known yet.
  ///
  /// - Returns: Whether it is a new state, and whether the step was taken once more.
  private func add(
    from node: Int, _ origin: ReturnPoint<R>, _ number: Int, _ choice: Choice, _ delays: Int,
    parentKey: UInt64
  ) -> (isNew: Bool, hasLeft: Bool) {
    let key = machine.key
    if let label = choice.label { cases.count(label, changed: key != parentKey) }
    var hasLeft = false
    if verified < 100 {
      verify(node, choice, key)
      hasLeft = true
    }
    let isNew = insert(key, delays)
    graph?.add(from: node, choice.step, to: key, machine, isNew: isNew)
    guard isNew else { return (false, hasLeft) }
    nodes.add(parent: node, choice: number, delays: delays)
    guard !machine.isQuiet else {
      frontier.add(machine.quiet)
      return (true, hasLeft)
    }
    let base = origin.base(of: choice.step, machine, to: key)
    frontier.add(choice.step, from: base.quiet)
    return (true, hasLeft || base.hasMoved)
  }

  /// Notes a state. One that was reached with fewer delays has more successors, so it counts as the same.
  private func insert(_ key: UInt64, _ delays: Int) -> Bool {
    func identity(_ delays: Int) -> UInt64 { key &+ UInt64(delays) &* 0x9e37_79b9_7f4a_7c15 }
    for fewer in 0..<delays where table.contains(identity(fewer)) { return false }
    return table.insert(identity(delays))
  }

  /// Reaches a state once more, and compares.
  private func verify(_ node: Int, _ choice: Choice, _ key: UInt64) {
    verified += 1
    repeatStep(choice.step, from: node)
    if machine.key != key { mismatches += 1 }
  }

  /// Returns to the state after a step.
  private func repeatStep(_ step: Step, from node: Int) {
    go(to: node)
    machine.log.isReplaying = true
    _ = machine.perform(step)
    machine.log.isReplaying = false
    _ = warnings.take()
  }

  /// Notes what a step has brought to light, and returns whether the step was taken once more.
  @discardableResult
  private func note(
    step: Step?, wasIdle: Bool, before: R.State?, from origin: (node: Int, step: Step)?
  ) -> Bool {
    var hasLeft = false
    let steps = { [unowned self] in
      hasLeft = origin != nil
      return origin.map { path(to: $0.node) + [$0.step] } ?? []
    }
    let found = diagnosis.found(
      by: machine, step, wasIdle: wasIdle, before: before, steps: steps)
    for (kind, text) in found where kinds.insert(kind).inserted {
      findings.append(Finding(kind: kind, text: text, steps: steps()))
    }
    // The way to the state was found by taking its steps again.
    if hasLeft, wasIdle, let origin { repeatStep(origin.step, from: origin.node) }
    return hasLeft
  }
}
