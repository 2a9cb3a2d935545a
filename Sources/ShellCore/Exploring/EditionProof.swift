/// Compares two editions of a feature: it sends the same actions to both.
///
/// Each walk begins with a fresh store of both editions. In each state, the action that was tried least there is next, so every action is
/// sent at least once in each state that is reached, as far as the budget allows.
@MainActor
struct EditionProof {
  /// The step that lets time pass.
  static let advance = "advance"

  /// A loaded edition, and what it prints.
  typealias Edition = (feature: RunningFeature, output: OutputCollector)

  let old: Edition
  let new: Edition
  /// Loads the older edition once more, with static values of its own.
  var oldAgain: () async -> Edition? = { nil }
  /// The steps that no walk takes, because the older edition has ended the process in them.
  var avoided: [AvoidedStep] = []
  /// Called before an edition takes a step, which may end the process.
  var willPerform: @MainActor (String) -> Void = { _ in }

  fileprivate enum Budget {
    static let actions = 2_000
    static let stepsOfWalk = 25
    /// The number of walks without a new step after which nothing new is expected.
    static let walksWithoutNews = 8
    /// The number of walks that end where the same steps have different results, after which no more is tried.
    static let walksThatEndEarly = 20
    /// How often the steps to a difference are repeated.
    static let repetitions = 5
  }

  func verdict() async throws -> EditionVerdict {
    var again: Edition?
    var walks = EditionWalks(avoided: avoided)
    while walks.actions < Budget.actions, walks.withoutNews < Budget.walksWithoutNews {
      let runs = try pair(old, new)
      defer { runs.end() }
      guard let (steps, difference) = walks.walk(runs) else { continue }
      if again == nil { again = await oldAgain() }
      // Real time, or the network; work on several threads.
      guard try canDiffer(true, old, again ?? old, steps) || canDiffer(false, old, new, steps)
      else { return .different(difference) }
      walks.endedEarly += 1
      guard walks.endedEarly < Budget.walksThatEndEarly else { break }
    }
    return .proven(
      actions: walks.actions, states: walks.states.count, skipped: walks.skipped.count,
      endedEarly: walks.endedEarly, avoided: avoided)
  }

  private func pair(_ first: Edition, _ second: Edition) throws -> EditionPair {
    EditionPair(
      old: try EditionRun(first.feature, first.output),
      new: try EditionRun(second.feature, second.output), willPerform: willPerform)
  }

  /// Whether one of several repetitions of the same steps ends with, or without, a difference.
  private func canDiffer(
    _ isDifferent: Bool, _ first: Edition, _ second: Edition, _ steps: [String]
  ) throws -> Bool {
    for _ in 0..<Budget.repetitions where try differ(first, second, steps) == isDifferent {
      return true
    }
    return false
  }

  private func differ(_ first: Edition, _ second: Edition, _ steps: [String]) throws -> Bool {
    let runs = try pair(first, second)
    defer { runs.end() }
    for step in [nil] + steps.map(Optional.some) {
      if let step { runs.perform(step) }
      if runs.old.moment != runs.new.moment { return true }
    }
    return false
  }
}

/// Runs of both editions, in the same state as far as it is known.
@MainActor
private struct EditionPair {
  let old: EditionRun
  let new: EditionRun
  let willPerform: @MainActor (String) -> Void

  func end() {
    old.end()
    new.end()
  }

  /// Takes a step that was taken before.
  func perform(_ step: String) {
    if let first = old.action(step), let second = new.action(step) {
      send(first, second, step)
    } else if step == EditionProof.advance {
      wake()
    }
  }

  func send(_ first: Any, _ second: Any, _ text: String) {
    willPerform(text)
    old.send(first)
    willPerform(AvoidedStep.newer + text)
    new.send(second)
  }

  /// Lets time pass.
  func wake() {
    willPerform(EditionProof.advance)
    old.wake()
    willPerform(AvoidedStep.newer + EditionProof.advance)
    new.wake()
  }
}

/// What was tried in the walks until now.
@MainActor
private struct EditionWalks {
  private struct Step: Hashable {
    let state: String
    /// `nil` lets time pass.
    let action: String?
  }

  private typealias Choice = (text: String?, action: Any?)

  /// The steps that are not taken.
  private let avoided: [AvoidedStep]
  private(set) var actions = 0
  private(set) var states: Set<String> = []
  /// The actions that the newer edition cannot be sent.
  private(set) var skipped: Set<String> = []
  /// The number of walks at the end in which every step had been tried before.
  private(set) var withoutNews = 0
  /// The number of walks that ended where the same steps have different results.
  var endedEarly = 0
  private var tried: [Step: Int] = [:]
  private var random = SeededRandomNumberGenerator(seed: 0)

  init(avoided: [AvoidedStep]) { self.avoided = avoided }

  /// Takes steps in both editions.
  ///
  /// - Returns: The steps up to the first difference, and its text; `nil` if nothing differs.
  mutating func walk(_ runs: EditionPair) -> (steps: [String], difference: String)? {
    let list = runs.old.actionList()
    var taken: [String] = []
    var hasNews = false
    defer { withoutNews = hasNews ? 0 : withoutNews + 1 }
    while true {
      let (old, new) = (runs.old.moment, runs.new.moment)
      guard old == new else { return (taken, Self.difference(after: taken, old, new)) }
      states.insert(old.state)
      guard taken.count < EditionProof.Budget.stepsOfWalk, actions < EditionProof.Budget.actions,
        let choice = nextChoice(list, runs, in: old)
      else { return nil }
      let step = Step(state: old.key, action: choice.text)
      hasNews = hasNews || tried[step] == nil
      tried[step, default: 0] += 1
      perform(choice, runs)
      taken.append(choice.text ?? EditionProof.advance)
    }
  }

  private mutating func perform(_ choice: Choice, _ runs: EditionPair) {
    guard let text = choice.text, let action = choice.action, let other = runs.new.action(text)
    else { return runs.wake() }
    runs.send(action, other, text)
    actions += 1
  }

  private func isAvoided(_ step: String) -> Bool { avoided.contains { $0.includes(step) } }

  /// What was tried least in the state; at random among equal ones.
  private mutating func nextChoice(
    _ list: ActionList, _ runs: EditionPair, in moment: EditionMoment
  ) -> Choice? {
    let state = runs.old.state
    let canWait = runs.old.hasSleepers && !isAvoided(EditionProof.advance)
    var choices: [Choice] = canWait ? [(nil, nil)] : []
    for action in list.actions(in: state) {
      let text = runs.old.text(of: action)
      guard !isAvoided(text) else { continue }
      if runs.new.action(text) == nil {
        skipped.insert(text)
      } else {
        choices.append((text, action))
      }
    }
    let counts = choices.map { tried[Step(state: moment.key, action: $0.text), default: 0] }
    guard let least = counts.min() else { return nil }
    return zip(choices, counts).filter { $0.1 == least }.map(\.0).randomElement(using: &random)
  }

  /// What the editions show after some steps: lines of the older one with a minus, and of the newer one with a plus.
  private static func difference(
    after steps: [String], _ old: EditionMoment, _ new: EditionMoment
  ) -> String {
    let lines = TextDifference.marked(old.lines, new.lines).map { "\($0.sign) \($0.text)" }
    let after = steps.isEmpty ? "at the beginning" : "after \(steps.joined(separator: ", "))"
    return "the editions differ \(after):\n" + lines.joined(separator: "\n")
  }
}

extension EditionMoment {
  /// The state, and what is in flight beside it.
  fileprivate var key: String { "\(effectsInFlight) \(state)" }

  /// The moment as lines, for a difference.
  fileprivate var lines: [String] {
    received.map { "received \($0)" } + state.split(separator: "\n").map(String.init)
      + ["\(effectsInFlight) effects in flight"]
      + (nextDeadline.map { ["next effect at \($0)"] } ?? []) + issues
      + (isIdle ? [] : ["the step did not end"])
  }
}
