/// How far an exploration goes, and what it tries.
public struct ExplorationOptions: Sendable {
  /// The number of steps on the longest path; `nil` searches every state, until another limit is reached.
  public var depth: Int?
  /// How often on a path an effect may be later than another one that is due later.
  ///
  /// With 0, effects continue in the order of their deadlines. Most mistakes with the order of answers are found
  /// with 1.
  public var late = 1
  /// Whether effects that do not sleep may be overtaken as well: each effect then stops where it is ready to
  /// continue. That finds more, and has many more states.
  public var choosesParts = false
  /// The longest time of a search.
  public var time = Duration.seconds(10)
  /// The number of states, at most.
  public var states = 1_000_000
  /// The memory of the process in bytes, at most.
  public var memory = 2_000_000_000
  /// The number of different findings after which the search ends.
  public var findings = 1
  /// Values that replace those that are tried for a type: `options.values(["a", "long"])`.
  var domain: [ObjectIdentifier: [any Sendable]] = [:]
  /// Cases that are sent even if they look internal, such as `.ticked`.
  public var sends: Set<String> = []
  /// Cases that are not sent, such as `.destination.delegate`; those of a child are all actions inside its case.
  public var without: Set<String> = []
  /// Whether the dependencies are those of a running program, a preview, or a test; `nil` for those of the code
  /// that explores.
  public var context: DependencyContext?
  public var keepsGraph = false

  /// Whether the search has to end, apart from the cancellation of its task.
  package var isInterrupted: @Sendable () -> Bool = { false }

  /// Is called with the numbers of states and of steps, if a search takes longer than ``progressInterval``.
  package var showProgress: (@MainActor @Sendable (_ states: Int, _ depth: Int) -> Void)?
  /// The time between two calls of ``showProgress``.
  package var progressInterval = Duration.seconds(1)

  /// Whether only states that are looked for end the search. Other findings are kept, too.
  package var looksForStates = false

  /// The number of steps on the longest path as soon as something was found; `nil` is ``depth``.
  ///
  /// A feature whose states have no end would otherwise be searched for as long as possible for another mistake.
  package var depthAfterFinding: Int?

  /// Whether a search has found enough.
  ///
  /// - Parameters:
  ///   - kinds: What was found.
  ///   - count: The number of findings.
  ///   - wanted: What the search repeats, if it does.
  func hasEnough(_ kinds: Set<FindingKind>, of count: Int, wanted: FindingKind?) -> Bool {
    if let wanted, kinds.contains(wanted) { return true }
    return looksForStates && wanted == nil
      ? kinds.contains(where: \.isState) : count >= findings
  }

  /// Whether a case, or one that contains it, is not sent.
  func excludes(_ path: String) -> Bool {
    without.contains { path == $0 || path.hasPrefix($0 + ".") }
  }

  public init() {}

  /// Sets the values that are tried for a type.
  public mutating func values<T: Sendable>(_ values: [T]) {
    domain[ObjectIdentifier(T.self)] = values
  }
}
