import ActionSyntax

/// What is done at once, as a history sees it.
enum StepKind {
  /// A command: a step if it moved anything, be it only the clock.
  case command
  /// Waiting: a step if an action came; that time passes is none.
  case waiting
  /// What came by itself, as time passed: it belongs to the step before it.
  case sequel
}

/// What one command did to a feature: what `undo` takes back at once.
struct Step {
  /// The number of its first action.
  let first: Int
  /// The number of its last one; one less than `first` when the command sent none, as an `advance`
  /// that woke nobody.
  var last: Int
  /// What stood beside the state before it.
  let before: Mark
  /// What stands beside the state after it.
  var after: Mark
  /// Where the prompt stood.
  let scope: ScopePath
  /// The line that was typed; empty where its first action says as much.
  let command: String
}
