/// Takes random steps until something is found, and then removes the steps that are not needed.
///
/// A step that has crashed before is a finding that is not performed. The walk goes on with another step.
@MainActor
struct RandomWalk<S: ExploredStore> {
  private let search: Search<S>
  private var random: SeededRandomNumberGenerator
  private let budget: SearchBudget
  private var crashes: [Finding<S>] = []
  /// How often removing steps has led to another crash. Each costs a process, so it ends after a few.
  private var crashesOfShorter = 0
  private static var mostCrashesOfShorter: Int { 5 }

  /// A step of a walk, which names rows by their places, so that it can be repeated in another walk.
  private struct Symbol: Hashable {
    let action: UInt64?
    let choice: Int
  }

  /// Where steps that are taken again have to lead.
  private enum Goal {
    /// To a finding of a kind.
    case kind(FindingKind)
    /// To a state in which a step crashes, which is not performed.
    case crash(Symbol, key: UInt64)
  }

  init(_ search: Search<S>, seed: UInt64, budget: SearchBudget) {
    (self.search, self.budget) = (search, budget)
    random = SeededRandomNumberGenerator(seed: seed)
  }

  /// Crashes and the first other finding, with as few steps as are left when some are removed.
  mutating func findings(of walks: Int, length: Int) -> [Finding<S>] {
    search.begin()
    defer { _ = search.machine.feature.willPerform?("") }
    for _ in 0..<walks {
      guard budget.end(distinct: search.states.count) == nil, !hasEnough else { break }
      if let found = walk(length) { return crashes + [found] }
    }
    return crashes
  }

  private var hasEnough: Bool {
    crashes.count >= search.options.findings || search.steps.cases.givenUp.isEnough
  }

  /// - Returns: A finding other than a crash, after which the walk ends.
  private mutating func walk(_ length: Int) -> Finding<S>? {
    var symbols: [Symbol] = []
    var delays = 0
    var way = StepNames.start
    search.navigator.go(to: 0)
    while symbols.count < length, !hasEnough {
      let choices = search.steps.choices(delays: delays)
      let open = choices.indices.filter { !isGivenUp(choices[$0]) }
      guard let index = open.randomElement(using: &random) else { return nil }
      let choice = choices[index]
      let names = self.names(after: way, choices)
      if let crash = crash(named: names?[index]) {
        search.steps.cases.givenUp.noteCrash(of: choice.label)
        noteCrash(crash, after: symbols, symbol(choice, index))
        // Shortening has moved the machine.
        guard repeated(symbols, until: nil) != nil else { return nil }
        continue
      }
      symbols.append(symbol(choice, index))
      delays += choice.delays
      if let names { way = names[index] }
      let wanted = search.options.looksForStates
      if let found = take(choice.step).first(where: { !wanted || $0.kind.isState }) {
        return shortened(symbols, to: .kind(found.kind), found.kind)
      }
    }
    return nil
  }

  /// The names of the steps that are possible after a way; `nil` if the program does not continue after a crash.
  private func names(after way: UInt64, _ choices: [Search<S>.Choice]) -> [UInt64]? {
    search.machine.feature.willPerform.map { _ in
      StepNames.steps(after: way, choices.map { $0.text(search.steps.cases.labels) })
    }
  }

  /// What happened if a step has ended a process before.
  private func crash(named name: UInt64?) -> String? {
    name.flatMap { search.machine.feature.willPerform?(StepNames.text($0)) }
  }

  /// Performs a step.
  ///
  /// - Returns: What was found.
  private func take(_ step: Machine<S>.Step) -> [StepDiagnosis<S>.Found] {
    RuntimeWarning.$sink.withValue(search.warnings.sink) {
      let before = search.diagnosis.needsBefore ? search.machine.state : nil
      let wasIdle = search.machine.perform(step)
      search.generated += 1
      return search.diagnosis.found(
        by: search.machine, step, wasIdle: wasIdle, before: before, steps: { [] })
    }
  }

  private func isGivenUp(_ choice: Search<S>.Choice) -> Bool {
    choice.label.map(search.steps.cases.givenUp.isGivenUp) ?? false
  }

  private mutating func noteCrash(_ text: String, after symbols: [Symbol], _ last: Symbol) {
    let kind = FindingKind.crash(text)
    guard !crashes.contains(where: { $0.kind == kind }) else { return }
    let goal = Goal.crash(last, key: search.machine.key)
    guard let shorter = shortened(symbols, to: goal, kind) else { return }
    crashes.append(Finding(kind: kind, text: text, steps: shorter.steps))
  }

  private func symbol(_ choice: Search<S>.Choice, _ index: Int) -> Symbol {
    switch choice.step {
    case .send(let action):
      Symbol(action: search.machine.keys.symbol(of: action, in: search.machine), choice: 0)
    case .sendAll(let actions):
      Symbol(
        action: search.machine.keys.symbol(of: actions[0], in: search.machine),
        choice: actions.count)
    case .write(let line, _): Symbol(action: FNV1a(line.utf8).value, choice: 0)
    case .wake, .part: Symbol(action: nil, choice: index)
    }
  }

  /// Removes steps as long as the others still lead to the finding: first halves, then smaller parts.
  private mutating func shortened(
    _ symbols: [Symbol], to goal: Goal, _ kind: FindingKind
  ) -> Finding<S>? {
    guard var best = repeated(symbols, until: goal) else { return nil }
    var size = max(1, best.symbols.count / 2)
    while size > 0, crashesOfShorter < Self.mostCrashesOfShorter {
      var start = 0
      var isShorter = false
      while start < best.symbols.count {
        var fewer = best.symbols
        fewer.removeSubrange(start..<min(fewer.count, start + size))
        if let shorter = repeated(fewer, until: goal) {
          best = shorter
          isShorter = true
        } else {
          start += size
        }
      }
      size = size == 1 && isShorter ? 1 : size / 2
    }
    return Finding(kind: kind, text: best.text, steps: best.steps)
  }

  /// Steps that were taken again, and what was found after them.
  private struct Repeated {
    var symbols: [Symbol] = []
    var steps: [Machine<S>.Step] = []
    var text = ""

    /// With another step, which is not performed.
    func adding(_ step: Machine<S>.Step) -> Self {
      var longer = self
      longer.steps.append(step)
      return longer
    }
  }

  /// Takes the steps of a walk again, without those that are not possible any more.
  ///
  /// - Parameter goal: Where the steps have to lead; `nil` if they have to be possible.
  /// - Returns: The steps that were taken; `nil` if they do not lead to the goal.
  private mutating func repeated(_ symbols: [Symbol], until goal: Goal?) -> Repeated? {
    var taken = Repeated()
    var delays = 0
    var way = StepNames.start
    search.navigator.go(to: 0)
    for symbol in symbols {
      let choices = search.steps.choices(delays: delays)
      if let step = crashing(choices, goal) { return taken.adding(step) }
      guard let index = choices.indices.first(where: { self.symbol(choices[$0], $0) == symbol })
      else { continue }
      let names = self.names(after: way, choices)
      if crash(named: names?[index]) != nil {
        crashesOfShorter += 1
        return nil
      }
      taken.symbols.append(symbol)
      taken.steps.append(choices[index].step)
      delays += choices[index].delays
      if let names { way = names[index] }
      let found = take(choices[index].step)
      if case .kind(let kind)? = goal, let found = found.first(where: { $0.kind == kind }) {
        taken.text = found.text
        return taken
      }
    }
    guard goal != nil else { return taken.symbols.count == symbols.count ? taken : nil }
    return crashing(search.steps.choices(delays: delays), goal).map(taken.adding)
  }

  /// The step that crashes in the current state, if the goal is a crash in this state.
  private func crashing(_ choices: [Search<S>.Choice], _ goal: Goal?) -> Machine<S>.Step? {
    guard case .crash(let last, let key)? = goal, search.machine.key == key else { return nil }
    return choices.indices.first { symbol(choices[$0], $0) == last }.map { choices[$0].step }
  }
}
