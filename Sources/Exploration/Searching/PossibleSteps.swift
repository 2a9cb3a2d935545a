/// What can happen in the state of a machine: the actions of the user, time that passes, and the effects that are ready.
@MainActor
final class PossibleSteps<S: ExploredStore> {
  typealias Step = Machine<S>.Step
  typealias Choice = SearchChoice<S>

  let candidates: CandidateList
  var cases: SentCases
  private let machine: Machine<S>
  private let options: ExplorationOptions
  /// The steps that are possible while no effect is in flight, if they are the same in every state.
  private var choicesWhenQuiet: [Choice]?
  /// The actions of the user, if they are the same in every state.
  private var constantActions: [(step: Step, label: Int)]?

  init(_ machine: Machine<S>, _ options: ExplorationOptions, _ user: UserActions) {
    (self.machine, self.options) = (machine, options)
    let context = CandidateList.Context(
      children: ChildFinder(outline: machine.outline),
      domain: ValueDomain(given: options.domain.mapValues { $0 as [Any] }), user: user)
    cases = SentCases(context.labels)
    candidates = CandidateList(S.Action.self, state: S.State.self, context)
  }

  /// The steps that are possible now.
  ///
  /// - Parameter used: How often an effect was late on the way to the state.
  func choices(delays used: Int) -> [Choice] {
    guard machine.isQuiet, isConstant, !hasView else { return made(used) }
    if let choicesWhenQuiet { return choicesWhenQuiet }
    let choices = made(used)
    choicesWhenQuiet = choices
    return choices
  }

  private func made(_ used: Int) -> [Choice] {
    let ready = machine.readyParts
    var choices = (0..<ready).map { Choice(step: .part($0), delays: min($0, 1), label: nil) }
    let delays = min(ready, 1)
    if used + delays <= options.late {
      for (step, label) in userActions() {
        choices.append(Choice(step: step, delays: delays, label: label))
      }
    }
    if ready == 0, !machine.isQuiet {
      for (place, index) in machine.environment.wakeable.enumerated() {
        choices.append(Choice(step: .wake(index), delays: min(place, 1), label: nil))
      }
    }
    return choices.filter { used + $0.delays <= options.late }
  }

  /// What a user can do, each with the label of its cases.
  private func userActions() -> [(step: Step, label: Int)] {
    if !hasView, isConstant, let constantActions { return constantActions }
    let listed = candidates.actions(in: machine.state)
    guard let drawn = controlActions() else {
      let actions = listed.compactMap { candidate in
        (candidate.value as? S.Action).flatMap { machine.feature.allows($0) ? $0 : nil }
          .map { (step: Step.send($0), label: candidate.label) }
      }
      if isConstant { constantActions = actions }
      return actions + writes()
    }
    // Of two ways with equally many steps, the one with fewer lines is found first.
    let wanted = drawn.filter { $0.allSatisfy(isWanted) }
    var steps = (wanted.filter { $0.count == 1 } + wanted.filter { $0.count > 1 }).map(tap)
    // A sheet can be swiped away, and the back button of a stack is not one of the view's controls.
    for candidate in listed
    where candidate.isDismissal || options.sends.contains(cases.labels.texts[candidate.label]) {
      guard let action = candidate.value as? S.Action, isWanted(action) else { continue }
      if !candidate.isDismissal { cases.noteControl(candidate.label) }
      steps.append((.send(action), candidate.label))
    }
    return steps
  }

  /// Whether the user can do the same in every state.
  private var isConstant: Bool { candidates.isConstant && machine.feature.writes.isEmpty }

  /// Whether nothing can be done in any state.
  var isEmpty: Bool { candidates.isEmpty && machine.feature.writes.isEmpty }

  /// What bindings can write.
  private func writes() -> [(step: Step, label: Int)] {
    let writes = machine.feature.writes
    guard !writes.isEmpty else { return [] }
    let state = machine.state
    return writes.flatMap { property in
      let label = cases.labels.index(of: "set \(property.name)")
      return candidates.values(of: property.type, in: state)
        .filter { property.write($0, state) != nil }
        .map { (Step.write(line: property.line($0), writing($0, to: property)), label) }
    }
  }

  private func writing(
    _ value: Any, to property: PropertyWrite<S.State>
  ) -> (S.State) -> S.State? { { property.write(value, $0) } }

  /// Whether a view says what a user can send.
  private var hasView: Bool { machine.feature.controls != nil }

  /// What the controls of the view send, each one or more actions at once; `nil` without a view.
  private func controlActions() -> [[S.Action]]? {
    guard let controls = machine.feature.controls else { return nil }
    // A view may make values for the actions of its controls.
    let moment = machine.environment.moment()
    defer { machine.environment.restore(moment) }
    let actions = machine.environment.running { controls(machine.store) }
    for action in actions.disabled where isWanted(action) {
      cases.noteDisabled(ActionPath(action).text)
    }
    return actions.sent
  }

  private func isWanted(_ action: S.Action) -> Bool {
    machine.feature.allows(action) && !options.excludes(ActionPath(action).text)
  }

  /// What a control does, as one step.
  private func tap(_ actions: [S.Action]) -> (step: Step, label: Int) {
    let paths = actions.map { ActionPath($0).text }
    for path in paths { cases.noteControl(cases.labels.index(of: path)) }
    guard actions.count > 1 else { return (.send(actions[0]), cases.labels.index(of: paths[0])) }
    return (.sendAll(actions), cases.labels.index(of: paths.joined(separator: " ")))
  }

  /// Notes what views that have disappeared have sent.
  func note(departed actions: [S.Action]) {
    for action in actions { cases.noteControl(cases.labels.index(of: ActionPath(action).text)) }
  }

  /// The cases that were not sent, with the reasons.
  var notSent: [String: String] {
    let listed = candidates.notSent.mapValues(\.rawValue)
    let notSent =
      hasView ? cases.notSentByControls(listed, isExcluded: options.excludes) : listed
    return notSent.merging(cases.givenUpPaths) { $1 }
  }
}
