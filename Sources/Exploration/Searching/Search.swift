/// Searches the states of a feature breadth first, so that the first way to a finding is one of the shortest.
///
/// 1. A ``StateVisit`` brings the ``Machine`` to the next of the ``FoundStates``.
/// 2. ``PossibleSteps`` lists what can happen there, and the visit takes each of these steps.
/// 3. ``StepDiagnosis`` looks for mistakes in the step, which are added to the ``FindingList``.
/// 4. The key of the state after it says whether that is new. If so, it is added with the way to reach it again.
///
/// A state without effects in flight is a value: it is kept until its steps have been taken. A state with effects
/// in flight is not. It is reached again from the nearest value before it.
@MainActor
final class Search<S: ExploredStore> {
  typealias Step = Machine<S>.Step
  typealias Choice = SearchChoice<S>

  let machine: Machine<S>
  let options: ExplorationOptions
  let steps: PossibleSteps<S>
  let states = FoundStates<S>()
  let navigator: Navigator<S>
  let diagnosis: StepDiagnosis<S>
  let warnings = WarningBox()
  private let lookahead: WakeLookahead<S>
  private let visit: StateVisit<S>
  private(set) var findings: FindingList<S>
  private(set) var graph: GraphRecorder?
  /// The number of states that were generated, with those that were known already.
  var generated = 1
  private(set) var end = SearchEnd.complete
  private(set) var verification = Verification()

  init(
    _ machine: Machine<S>, _ options: ExplorationOptions, _ user: UserActions,
    _ rules: [Rule<S.State, S.Action>]
  ) {
    (self.machine, self.options) = (machine, options)
    steps = PossibleSteps(machine, options, user)
    diagnosis = StepDiagnosis(rules, machine, warnings)
    navigator = Navigator(machine: machine, states: states, steps: steps, warnings: warnings)
    lookahead = WakeLookahead(navigator, diagnosis, options)
    visit = StateVisit(navigator, needsValue: diagnosis.needsBefore)
    findings = FindingList(options)
    graph = options.keepsGraph ? GraphRecorder() : nil
  }

  /// Searches until everything is known, a limit is reached, enough was found, or the task is cancelled.
  ///
  /// - Parameter wanted: A finding with which the search ends as well.
  func run(until wanted: FindingKind? = nil) {
    var budget = SearchBudget(options)
    findings.wanted = wanted
    RuntimeWarning.$sink.withValue(warnings.sink) {
      begin()
      end = search(&budget)
    }
  }

  /// Adds the first state.
  func begin() {
    let key = machine.key
    states.begin(machine.quiet, key)
    graph?.start(machine.feature.text(machine.state), key)
    note(step: nil, wasIdle: true)
  }

  private func search(_ budget: inout SearchBudget) -> SearchEnd {
    while states.left > 0 {
      if hasEnough { return .found }
      if let end = budget.end(distinct: states.count) { return end }
      if let show = options.showProgress, budget.isNoticeDue() {
        show(states.count, states.nodes.depth)
      }
      if findings.extent == .inside, states.nodes.depth(of: states.next) >= findings.depth {
        // Without adding what follows: if nothing new does, everything is known.
        let inside = (generated: generated, graph: graph, left: states.left)
        findings.extent = .border
        let end = search(&budget)
        // What was seen beyond the depth is not a part of the report.
        if end == .depth { (generated, graph, findings.leftAtDepth) = inside }
        return end
      }
      guard takeSteps(from: states.next) else {
        return findings.extent == .beyond ? .depth : .found
      }
      states.advance()
    }
    return .complete
  }

  /// Takes the steps that are possible in a state.
  ///
  /// - Returns: `false` if enough was found.
  private func takeSteps(from state: Int) -> Bool {
    visit.begin(state)
    let choices = steps.choices(delays: visit.delays)
    // Only a program that continues after a crash needs names.
    let names = machine.feature.willPerform.map { _ in
      states.names(from: state, choices.map { $0.text(steps.cases.labels) })
    }
    defer { _ = machine.feature.willPerform?("") }
    // Iterators of generic types are slow.
    for number in choices.indices {
      let choice = choices[number]
      if let label = choice.label, steps.cases.givenUp.isGivenUp(label) { continue }
      if let name = names?[number], let crash = machine.feature.willPerform?(StepNames.text(name)) {
        noteCrash(crash, of: choice)
      } else {
        let isLast = number == choices.count - 1
        take(choice, SearchMove(number: number, name: names?[number], isLast: isLast))
      }
      if hasEnough { return false }
    }
    return true
  }

  private var hasEnough: Bool { steps.cases.givenUp.isEnough || findings.isEnough }

  /// Takes one step, and adds the state after it.
  private func take(_ choice: Choice, _ move: SearchMove) {
    generated += 1
    if case .wake(0) = choice.step, let key = lookahead.next(after: visit.state) {
      let isNew = findings.insert(key, delays: visit.delays, in: states)
      if isNew { add(choice, move, .busy(choice.step)) }
      lookahead.move(from: visit.state, to: isNew ? states.count - 1 : nil)
      return
    }
    let wasIdle = visit.take(choice.step)
    steps.note(departed: machine.departed)
    if !wasIdle { steps.cases.givenUp.noteCircle(of: choice.label) }
    if diagnosis.hasNews(machine, wasIdle: wasIdle),
      note(step: choice.step, wasIdle: wasIdle)
    {
      visit.hasLeft()
    }
    if wasIdle { add(choice, move) }
  }

  /// Notes a step that has ended a process before. It is not performed.
  private func noteCrash(_ text: String, of choice: Choice) {
    generated += 1
    steps.cases.givenUp.noteCrash(of: choice.label)
    let isNew = findings.add(.crash(text), text) { navigator.path(to: visit.state) + [choice.step] }
    if isNew { visit.hasLeft() }
  }

  /// Adds the state after a step, if it is not known yet.
  private func add(_ choice: Choice, _ move: SearchMove) {
    let key = machine.key
    if let label = choice.label { steps.cases.count(label, changed: key != visit.key) }
    if verification.verify(choice.step, from: visit.state, key, navigator) { visit.hasLeft() }
    let delays = visit.delays + choice.delays
    let isNew = findings.insert(key, delays: delays, in: states)
    guard findings.extent != .beyond else { return }
    graph?.add(from: visit.state, choice.step, to: key, machine, isNew: isNew)
    guard isNew else { return move.isLast ? () : visit.learn(from: choice.step, key) }
    let entry = visit.entry(after: choice.step, key, isLast: move.isLast)
    add(choice, move, entry)
    guard case .wake(0) = choice.step, case .busy = entry, verification.isOver, graph == nil,
      machine.feature.takesShortcuts, !machine.feature.choosesParts
    else { return }
    lookahead.look(after: states.count - 1, move.name)
    visit.hasLeft()
  }

  private func add(_ choice: Choice, _ move: SearchMove, _ entry: Frontier<S>.Entry) {
    states.add(
      parent: visit.state, choice: move.number, delays: visit.delays + choice.delays,
      name: move.name, entry)
  }

  /// Notes what a step has brought to light, and returns whether the step was taken once more.
  ///
  /// - Parameter step: The step from the visited state; `nil` in the first state.
  @discardableResult
  private func note(step: Step?, wasIdle: Bool) -> Bool {
    var hasLeft = false
    let path = { [navigator, visit] in
      guard let step else { return [Step]() }
      hasLeft = true
      return navigator.path(to: visit.state) + [step]
    }
    let found = diagnosis.found(
      by: machine, step, wasIdle: wasIdle, before: step == nil ? nil : visit.before, steps: path)
    for (kind, text) in found { findings.add(kind, text, path) }
    // The way to the state was found by taking its steps again.
    if hasLeft, wasIdle, let step { navigator.take(step, from: visit.state) }
    return hasLeft
  }
}

/// Where a step is among those of a state.
private struct SearchMove {
  /// Its place among those that are possible.
  let number: Int
  /// Its name, if steps have names.
  let name: UInt64?
  /// Whether no other step of the state follows.
  let isLast: Bool
}
