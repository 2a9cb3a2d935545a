import ComposableArchitecture

/// Searches the states of a feature breadth first, so that the first way to a finding is one of the shortest.
///
/// A state without effects in flight is a value: it is kept until its steps have been taken. A state with effects
/// in flight is not. It is reached again from the nearest value before it.
@MainActor
final class Search<R: Reducer> {
  typealias Step = Machine<R>.Step

  struct Choice {
    let step: Step
    /// How often an effect is late in this step: 0 or 1.
    let delays: Int
    /// The case of the action, as in ``CaseLabels``; `nil` if no action is sent.
    let label: Int?
  }

  /// How often the actions of a case were sent, and how often something changed.
  struct Count {
    var sent = 0
    var changed = 0
  }

  let machine: Machine<R>
  let options: ExplorationOptions
  let candidates: CandidateList
  let labels: CaseLabels
  let diagnosis: StepDiagnosis<R>
  let warnings: WarningBox
  var nodes = SearchNodes()
  private var table = FingerprintTable()
  var frontier = Frontier<R>()
  private(set) var findings: [Finding<R>] = []
  private(set) var counts: [Count] = []
  private(set) var graph: GraphRecorder?
  /// The number of states that were generated, with those that were known already.
  private(set) var generated = 1
  private(set) var end = SearchEnd.complete
  /// The state whose steps are taken next.
  private(set) var next = 0
  /// The number of states that differ when they are reached once more: something is not controlled.
  private(set) var mismatches = 0
  /// The steps that are possible while no effect is in flight, if they are the same in every state.
  var choicesWhenQuiet: [Choice]?
  private var kinds: Set<FindingKind> = []
  private var verified = 0
  /// The labels of the actions that controls of the view have sent.
  var labelsOfControls: Set<Int> = []
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
    labels = context.labels
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
    let origin = origin(node)
    let key = machine.key
    for (number, choice) in choices.enumerated() {
      if number > 0 { goBack(to: node, origin) }
      let wasIdle = machine.perform(choice.step)
      generated += 1
      if diagnosis.hasNews(machine, wasIdle: wasIdle) {
        note(step: choice.step, wasIdle: wasIdle, before: before, from: (node, choice.step))
      }
      if wasIdle { add(from: node, number, choice, used + choice.delays, parentKey: key) }
      if hasEnough { return false }
    }
    return true
  }

  private var hasEnough: Bool {
    findings.count >= options.findings || wanted.map(kinds.contains) ?? false
  }

  /// Performs one step of a walk.
  ///
  /// - Returns: What was found.
  func take(_ step: Step) -> [StepDiagnosis<R>.Found] {
    RuntimeWarning.$sink.withValue(warnings.sink) {
      let before = diagnosis.needsBefore ? machine.state : nil
      let wasIdle = machine.perform(step)
      generated += 1
      return diagnosis.found(by: machine, step, wasIdle: wasIdle, before: before, steps: { [] })
    }
  }

  /// How the machine returns to a state.
  private enum Origin {
    case quiet(Machine<R>.Quiet)
    case busy(Machine<R>.Mark)
  }

  private func origin(_ node: Int) -> Origin {
    if case .quiet(let quiet)? = frontier[node] { return .quiet(quiet) }
    return .busy(machine.mark)
  }

  private func goBack(to node: Int, _ origin: Origin) {
    switch origin {
    case .quiet(let quiet): machine.restore(quiet)
    case .busy(let mark):
      if machine.leftEffectsAlone { machine.undo(to: mark) } else { go(to: node) }
    }
  }

  private func add(
    from node: Int, _ number: Int, _ choice: Choice, _ delays: Int, parentKey: UInt64
  ) {
    let key = machine.key
    if let label = choice.label { count(label, changed: key != parentKey) }
    if verified < 100 { verify(node, choice, key) }
    let isNew = insert(key, delays)
    graph?.add(from: node, choice.step, to: key, machine, isNew: isNew)
    guard isNew else { return }
    nodes.add(parent: node, choice: number, delays: delays)
    if machine.isQuiet {
      frontier.add(machine.quiet)
    } else {
      frontier.add(choice.step)
    }
  }

  /// Notes a state. One that was reached with fewer delays has more successors, so it counts as the same.
  private func insert(_ key: UInt64, _ delays: Int) -> Bool {
    func identity(_ delays: Int) -> UInt64 { key &+ UInt64(delays) &* 0x9e37_79b9_7f4a_7c15 }
    for fewer in 0..<delays where table.contains(identity(fewer)) { return false }
    return table.insert(identity(delays))
  }

  private func count(_ label: Int, changed: Bool) {
    while counts.count <= label { counts.append(Count()) }
    counts[label].sent += 1
    if changed { counts[label].changed += 1 }
  }

  /// Reaches a state once more, and compares.
  private func verify(_ node: Int, _ choice: Choice, _ key: UInt64) {
    verified += 1
    go(to: node)
    machine.log.isReplaying = true
    _ = machine.perform(choice.step)
    machine.log.isReplaying = false
    _ = warnings.take()
    if machine.key != key { mismatches += 1 }
  }

  private func note(
    step: Step?, wasIdle: Bool, before: R.State?, from origin: (node: Int, step: Step)?
  ) {
    let steps = { [unowned self] in origin.map { path(to: $0.node) + [$0.step] } ?? [] }
    let found = diagnosis.found(
      by: machine, step, wasIdle: wasIdle, before: before, steps: steps)
    for (kind, text) in found where kinds.insert(kind).inserted {
      findings.append(Finding(kind: kind, text: text, steps: steps()))
    }
  }
}

// What a search says about the cases.
extension Search {
  /// The cases that were sent and changed nothing in any state.
  var labelsWithoutEffect: [String] {
    counts.enumerated().filter { $1.sent > 0 && $1.changed == 0 }
      .map { labels.texts[$0.offset] }.sorted()
  }

  /// Whether other actions would have been sent if more were known about what effects send.
  func isAffected(by learned: Set<String>) -> Bool {
    learned.contains { path in
      let name = path.split(separator: ".").last.map(String.init) ?? ""
      return !UserActions.isOfUser(name)
        && labels.texts.contains { path == $0 || path.hasPrefix($0 + ".") }
    }
  }
}
