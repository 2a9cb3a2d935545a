extension Output: ScenarioAnswer {}

/// A session as its commands see it: they evaluate lines in it, or in new sessions beside it.
@MainActor
protocol CommandHost: AnyObject, ScenarioHost where Answer == Output {
  /// Creates a session without a feature, to play something without touching this one.
  func makeTrial(in folder: String) -> any TrialSession
}

/// A session beside another one, in which something is tried.
@MainActor
protocol TrialSession: AnyObject, ScenarioHost where Answer == Output {
  var running: RunningFeature? { get }
  /// Its journal, with the entries that are running.
  var entries: SessionEntries { get }
  /// What the last `load` left out.
  var leftOut: LeftOutReport { get }
  /// The view of the prompt's scope as HTML; empty if there is none.
  var screenHTML: String { get }
  /// What it did since an exercise began.
  func evidence(for run: LessonRun) -> LessonEvidence
}

/// Evaluates other lines for a command: in its session, or in one beside it.
@MainActor
final class NestedLines {
  weak var host: (any CommandHost)?

  init() {}

  /// Evaluates a line as if it were typed.
  func evaluate(_ line: String) async -> Output { await host?.evaluate(line) ?? Output() }

  /// Creates a session without a feature; `nil` if the session has ended.
  func makeTrial(in folder: String) -> (any TrialSession)? { host?.makeTrial(in: folder) }
}
