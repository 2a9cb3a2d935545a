import ActionSyntax
import Exploration

/// What `explore` looks for, and how far it goes.
struct ExplorationPlan {
  var options = ExplorationOptions()
  /// What is typed into the controls of a view.
  var entries = TypedEntries()
  /// What the user has said about states.
  var conditions: [ExploredCondition] = []
  /// The seed of random walks; `nil` searches breadth first.
  var seed: UInt64?
  /// Names each step before it is performed, and returns what happened if it has ended a process before.
  var willPerform: ((String) -> String?)?
  /// The part of the feature whose actions are sent.
  var scope = ScopePath()
}

/// A condition, and when it is a finding.
struct ExploredCondition {
  enum Kind: String {
    case always
    case whenIdle = "when idle"
    case never
    case until
  }

  let kind: Kind
  let condition: StateCondition
  /// `always amount >= 0`
  var text: String { "\(kind.rawValue) \(condition.text)" }

  /// Whether a state is what the condition rules out or looks for. A state without the field is neither.
  func isFound(in state: Any) -> Bool {
    guard let holds = condition.holds(state) else { return false }
    switch kind {
    case .always, .whenIdle: return !holds
    case .never, .until: return holds
    }
  }
}
