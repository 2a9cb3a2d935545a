import ComposableArchitecture

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
  /// What the stage remembers from drawing to drawing.
  var stageHistory = StageHistory()
  var clock = LiveClock()
  var journal = Journal()
  var features = FeatureHistory()
  /// Writes the session to a file; `nil` if it is not being recorded.
  var recorder: Recorder?
  /// What `expect` said about the next action.
  var expectation: ExpectedState?
  /// The files that are loaded again when they are saved.
  var watching = Watching()
  /// The course, and the exercise that is being played.
  var learning = Learning()
  /// The entries that are running, outermost first: those of `replay` and of a line in its file.
  var openEntries: [OpenEntry] = []
  /// Follows the lines of the session; `nil` if no process continues it.
  var keeper: (any LineKeeper)?
  /// Whether a session is being restored: nothing is written that was written before.
  var isRestoring = false
  /// The sources that the line which is restored has loaded, the first one last.
  var restoredSources: [String] = []
  /// Evaluates a line as if it were typed.
  var evaluate: (String) async -> Output = { _ in Output() }

  /// Creates a context without a feature in a folder, to play something without touching this one. It
  /// lasts as long as its owner.
  var makeTrial: (_ folder: String) -> (context: CommandContext, owner: AnyObject)? = { _ in nil }

  init(_ workspace: Workspace) { self.workspace = workspace }

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
