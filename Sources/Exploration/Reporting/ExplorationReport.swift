/// What an exploration has found out about a feature.
public struct ExplorationReport: Sendable {
  /// Something that was found, with the shortest way to it.
  public struct Finding: Sendable {
    public let kind: FindingKind
    /// What happened, in one or more lines.
    public let text: String
    /// The steps from the first state, as statements for a test.
    public let statements: [String]
    /// The steps as lines of a session, if they have been written.
    package let lines: [String]
    /// Whether it happened again in a fresh store.
    public let isReproducible: Bool
    /// Whether a control sends several actions at once, which a session types one after the other.
    package var sendsSeveral = false
  }

  /// What was found, in the order of the number of steps.
  public internal(set) var findings: [Finding] = []
  /// The number of states that were generated, those that were known already included.
  public internal(set) var generated = 0
  /// The number of different states.
  public internal(set) var distinct = 0
  /// The number of states whose steps have not been tried.
  public internal(set) var left = 0
  /// The number of steps on the longest path.
  public internal(set) var depth = 0
  public internal(set) var end = SearchEnd.complete
  /// The probability that two different states were taken for one.
  public internal(set) var collisionProbability = 0.0
  /// The cases whose actions were sent, and changed nothing in any state: `.serviceKeyTurned`.
  public internal(set) var withoutEffect: [String] = []
  /// The cases that were not sent, with the reason: `.ticked (effects and reducers send it)`.
  public internal(set) var notSent: [String] = []
  /// The cases among them that were sent at first, until they had crashed or sent actions without end several times.
  public internal(set) var givenUp: [String] = []
  /// The values that were tried for texts, numbers, and the like: `String "a", "", "ab"`.
  public internal(set) var tried: [String] = []
  /// The cases of the state that no state was in: `Light.State is never .off`.
  public internal(set) var neverReached: [String] = []
  /// The effects that have started and that nothing has ended: `Timer.swift:24`.
  public internal(set) var neverEnded: [String] = []
  /// The types that are compared by their text.
  public internal(set) var comparedByText: [String] = []
  /// The dependencies that were used and are not controlled, if states differ when they are reached once more.
  public internal(set) var uncontrolled: [String] = []
  /// The number of states that differ when they are reached once more.
  public internal(set) var mismatches = 0
  /// The states and the steps, if the options ask for them.
  public internal(set) var graph: StateGraph?

  /// Whether everything that can be reached with the values that were tried is known.
  public var isComplete: Bool { end == .complete && mismatches == 0 && givenUp.isEmpty }

  /// The numbers in one line, in the words of TLC.
  public var summary: String {
    guard end != .walked else {
      return
        "\(Self.count(generated - 1, "step")) at random: there may be states that they have not reached"
    }
    let known = isComplete ? "complete for the values that were tried" : reason
    return "\(Self.count(generated, "state")) generated, \(Self.number(distinct)) distinct,"
      + " \(Self.number(left)) left, up to \(Self.count(depth, "step")): \(known)"
  }

  /// Removes the findings that a program could not repeat.
  package mutating func keep(_ findings: [Finding]) { self.findings = findings }

  private var reason: String {
    switch end {
    case .complete where mismatches == 0 && givenUp.count == 1:
      "not complete, because \(givenUp[0]) was given up"
    case .complete where mismatches == 0:
      "not complete, because \(givenUp.joined(separator: ", ")) were given up"
    case .complete:
      "not complete, because \(Self.count(mismatches, "state")) differed when reached once more"
    case .depth: "there is more beyond this depth"
    case .found: "stopped at a finding"
    case .time: "stopped by the limit of time"
    case .states: "stopped by the limit of states"
    case .memory: "stopped by the limit of memory"
    case .cancelled, .walked: "cancelled"
    }
  }

  /// `1,289`, in every locale.
  package static func number(_ number: Int) -> String {
    var digits = String(number)
    var end = digits.count - 3
    while end > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: end))
      end -= 3
    }
    return digits
  }

  package static func count(_ number: Int, _ noun: String) -> String {
    "\(Self.number(number)) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension ExplorationReport.Finding {
  /// The finding as the message of a failed test: what happened, and the statements to paste.
  ///
  /// - Parameter feature: The type of the feature.
  func message(_ feature: String, _ summary: String) -> String {
    let steps = ExplorationReport.count(statements.count { !$0.hasPrefix("//") }, "step")
    let list = statements.map { "  " + $0 }.joined(separator: "\n")
    let warning =
      isReproducible
      ? "" : "\nIt did not happen again in a fresh store: a dependency is not controlled."
    return "\(feature), after \(steps): \(text)\n\n\(list)\n\n\(summary).\(warning)"
  }

  /// Whether it is a mistake, and not a state that was looked for.
  var isMistake: Bool { !kind.isState }
}
