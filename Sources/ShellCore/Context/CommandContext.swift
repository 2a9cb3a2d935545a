import ComposableArchitecture
import ScenarioFormat

/// The values that commands work on: the running feature, the journal, and the settings.
///
/// A command receives the context and its input, and returns its output. It cannot access the
/// session.
@MainActor
final class CommandContext {
  /// Stops a command that runs too long.
  let interruption = Interruption()
  let output = OutputCollector()
  var workspace: Workspace
  var display = Display()
  var clock = LiveClock()
  var journal = Journal()
  var features = FeatureHistory()
  /// Writes the session to a file; `nil` if it is not being recorded.
  var recorder: Recorder?
  /// The files that are loaded again when they are saved.
  var watching = Watching()
  /// The course, and the exercise that is being played.
  var learning = Learning()
  /// The entries that are running, outermost first: those of `replay` and of a line in its file.
  var openEntries: [OpenEntry] = []
  /// Follows the lines of the session; `nil` if no process continues it.
  var keeper: (any LineKeeper)?
  /// How far a session has been restored; `nil` unless that is happening now.
  var restoring: Restoring?
  /// The session, for commands that evaluate other lines.
  weak var host: (any CommandHost)?

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Evaluates a line as if it were typed.
  func evaluate(_ line: String) async -> Output { await host?.evaluate(line) ?? Output() }

  /// The running feature.
  var loaded: RunningFeature? {
    get { features.current }
    set { features.current = newValue }
  }

  /// The prompt without `> `.
  var prompt: String { loaded?.prompt ?? "tca" }

  /// The line that is running.
  var line: String { openEntries.last.map { journal.entries[$0.index].line } ?? "" }

  /// How actions are printed. Tracing is a property of the running feature.
  var printSettings: PrintSettings {
    get {
      PrintSettings(
        format: display.format, hidden: display.hidden.map(\.text),
        isTraced: loaded?.store.isTraced ?? false)
    }
    set {
      display.format = newValue.format
      display.hidden = newValue.hidden.map { LabelPattern($0) }
      loaded?.store.isTraced = newValue.isTraced
    }
  }

  /// The running feature, or an error that says what to type.
  func requireFeature() throws -> RunningFeature {
    if let loaded { return loaded }
    throw ShellError(
      .noFeature, "no feature is loaded; `features` lists them, `load NAME` loads one")
  }

  /// The state in the scope of the prompt.
  func requireScopedState() throws -> Any {
    guard let state = try requireFeature().scopedState else {
      throw ShellError(.notThere, "\(prompt) no longer exists; `up` goes back to its parent")
    }
    return state
  }
}

/// A session as its commands see it: they evaluate lines in it, or in new sessions beside it.
@MainActor
protocol CommandHost: AnyObject, ScenarioHost where Answer == Output {
  var context: CommandContext { get }
  /// Creates a session without a feature, to play something without touching this one.
  func makeTrial(in folder: String) -> Self
}

/// The part of a session's restoration that commands take part in: nothing is written again.
struct Restoring {
  /// The sources that the current line has loaded, the first one last.
  var sources: [String] = []
  /// The scenarios that the current line has read, the first one last.
  var scenarios: [ReadScenario] = []
  /// Whether the current line has failed. A file that it has failed to use can be different now.
  var hasFailed = false

  /// The longest time to wait for work that the previous process has waited for.
  static let longestWait = Duration.seconds(1)
}
