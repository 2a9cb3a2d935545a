import ComposableArchitecture
import Exploration

/// Compares two editions of a feature: it sends the same actions to both.
///
/// Each walk begins with a fresh store of both editions. In each state, the action that was tried least there is next, so every action is
/// sent at least once in each state that is reached, as far as the budget allows.
@MainActor
struct EditionProof {
  enum Outcome {
    /// - Parameter endedEarly: The walks that ended where the older edition differs from itself.
    case equal(actions: Int, states: Int, skipped: [String], endedEarly: Int)
    case different(Difference)
  }

  /// Where two editions part.
  struct Difference {
    /// The steps from the first state on.
    let steps: [String]
    let old: EditionMoment
    let new: EditionMoment
  }

  /// The step that lets time pass.
  static let advance = "advance"

  let old: (feature: RunningFeature, output: OutputCollector)
  let new: (feature: RunningFeature, output: OutputCollector)
  var budget = Budget()
  /// Called before each step, which may end the process.
  var willPerform: @MainActor (String) -> Void = { _ in }

  struct Budget {
    var actions = 2_000
    var stepsOfWalk = 25
    /// The number of walks without a new step after which nothing new is expected.
    var walksWithoutNews = 8
    /// The number of walks that end where the older edition differs from itself, after which no more is tried.
    var walksThatEndEarly = 20
    /// How often the older edition is compared with itself.
    var repetitions = 5
  }

  func outcome() throws -> Outcome {
    var walks = EditionWalks()
    while walks.actions < budget.actions, walks.withoutNews < budget.walksWithoutNews {
      let runs = try pair(old, new)
      defer { runs.end() }
      guard let difference = walks.walk(runs, budget) else { continue }
      guard try differsFromItself(difference.steps) else { return .different(difference) }
      // Real time, or the network.
      walks.endedEarly += 1
      guard walks.endedEarly < budget.walksThatEndEarly else { break }
    }
    return .equal(
      actions: walks.actions, states: walks.states.count, skipped: walks.skipped.sorted(),
      endedEarly: walks.endedEarly)
  }

  private func pair(
    _ first: (feature: RunningFeature, output: OutputCollector),
    _ second: (feature: RunningFeature, output: OutputCollector)
  ) throws -> EditionPair {
    EditionPair(
      old: try EditionRun(first.feature, first.output),
      new: try EditionRun(second.feature, second.output), willPerform: willPerform)
  }

  /// Whether two runs of the older edition may differ after the same steps.
  private func differsFromItself(_ steps: [String]) throws -> Bool {
    for _ in 0..<budget.repetitions {
      let runs = try pair(old, old)
      defer { runs.end() }
      for step in [nil] + steps.map(Optional.some) {
        if let step { runs.perform(step) }
        if runs.old.moment != runs.new.moment { return true }
      }
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
    willPerform(step)
    if let first = old.action(step), let second = new.action(step) {
      old.send(first)
      new.send(second)
    } else if step == EditionProof.advance {
      old.wake()
      new.wake()
    }
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

  private(set) var actions = 0
  private(set) var states: Set<String> = []
  /// The actions that the newer edition cannot be sent.
  private(set) var skipped: Set<String> = []
  /// The number of walks at the end in which every step had been tried before.
  private(set) var withoutNews = 0
  /// The number of walks that ended where the older edition differs from itself.
  var endedEarly = 0
  private var tried: [Step: Int] = [:]
  private var random = SeededRandomNumberGenerator(seed: 0)

  /// Takes steps in both editions.
  ///
  /// - Returns: What differs after a step; `nil` if nothing does.
  mutating func walk(
    _ runs: EditionPair, _ budget: EditionProof.Budget
  ) -> EditionProof.Difference? {
    let list = runs.old.actionList()
    var taken: [String] = []
    var hasNews = false
    defer { withoutNews = hasNews ? 0 : withoutNews + 1 }
    while true {
      let (old, new) = (runs.old.moment, runs.new.moment)
      guard old == new else { return EditionProof.Difference(steps: taken, old: old, new: new) }
      states.insert(old.state)
      guard taken.count < budget.stepsOfWalk, actions < budget.actions,
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
    runs.willPerform(choice.text ?? EditionProof.advance)
    guard let text = choice.text, let action = choice.action, let other = runs.new.action(text)
    else {
      runs.old.wake()
      runs.new.wake()
      return
    }
    runs.old.send(action)
    runs.new.send(other)
    actions += 1
  }

  /// What was tried least in the state; at random among equal ones.
  private mutating func nextChoice(
    _ list: ActionList, _ runs: EditionPair, in moment: EditionMoment
  ) -> Choice? {
    let state = runs.old.state
    var choices: [Choice] = runs.old.hasSleepers ? [(nil, nil)] : []
    for action in list.actions(in: state) {
      let text = runs.old.text(of: action)
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

extension EditionProof.Difference {
  /// The steps, and what the editions show after them: lines of the older one with a minus, and of the newer one with a plus.
  var text: String {
    let lines = UnifiedDiff.marked(old.lines, new.lines).map { "\($0.mark) \($0.text)" }
    let after = steps.isEmpty ? "at the beginning" : "after \(steps.joined(separator: ", "))"
    return "the editions differ \(after):\n" + lines.joined(separator: "\n")
  }
}
