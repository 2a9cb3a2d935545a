/// What is known about the newer edition of a feature.
package enum EditionVerdict: Equatable, Codable {
  /// The older edition does not load, so there is nothing to compare with.
  case oldNotLoaded(String)
  /// The newer edition does not load, or less of it does.
  case newNotLoaded(String)
  case different(String)
  /// Both do the same, as far as actions could be sent.
  ///
  /// - Parameters:
  ///   - skipped: The number of actions that the newer edition cannot be sent.
  ///   - endedEarly: The number of walks that ended where the same steps have different results.
  case proven(actions: Int, states: Int, skipped: Int, endedEarly: Int, avoided: [AvoidedStep])
  /// A feature has ended the process, so that nothing could be compared.
  case ended(String)
  /// Both editions compile, and no feature of theirs could be created.
  case compiled

  /// Whether the rewriting compiles, and no difference was found.
  package var isAccepted: Bool {
    switch self {
    case .proven, .compiled: true
    case .oldNotLoaded, .newNotLoaded, .different, .ended: false
    }
  }

  /// Whether both editions could be loaded.
  package var isComplete: Bool { if case .newNotLoaded = self { false } else { isLoaded } }

  /// Whether the older edition could be loaded.
  package var isLoaded: Bool { if case .oldNotLoaded = self { false } else { true } }

  package var text: String {
    switch self {
    case .oldNotLoaded(let reason): "the file does not load as it is:\n\(reason)"
    case .newNotLoaded(let reason): "the rewritten file does not load:\n\(reason)"
    case .different(let text): text
    case .ended(let event): "cannot be compared: \(event)"
    case .compiled: "compiles; not proven, because it cannot be created alone"
    case .proven(actions: 0, _, _, endedEarly: 0, let avoided):
      "compiles; not proven, because no action can be sent" + Self.text(of: avoided)
    case .proven(actions: 0, _, _, _, let avoided):
      "compiles; not proven, because its values are different each time" + Self.text(of: avoided)
    case .proven(let actions, let states, let skipped, let endedEarly, let avoided):
      "proven by \(ExplorationReport.count(actions, "action")) in \(ExplorationReport.count(states, "state"))"
        + (skipped == 0
          ? ""
          : "; \(ExplorationReport.count(skipped, "action")) could not be sent to both editions")
        + (endedEarly == 0
          ? ""
          : "; \(ExplorationReport.count(endedEarly, "walk")) ended where the same steps do not always have the same result")
        + Self.text(of: avoided)
    }
  }

  private static func text(of avoided: [AvoidedStep]) -> String {
    guard !avoided.isEmpty else { return "" }
    return "; without \(ExplorationReport.count(avoided.count, "step")) that cannot be compared:"
      + avoided.map(\.event).withoutRepetitions.map { "\n  \($0)" }.joined()
  }
}
