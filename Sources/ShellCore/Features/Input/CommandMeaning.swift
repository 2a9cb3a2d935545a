/// What a line does to a session. It decides which parts of the shell keep, repeat or omit it.
///
/// Every ``Command`` declares its meaning. Recording, exporting and reloading read it here
/// instead of knowing the names of commands.
enum CommandMeaning: Sendable, Equatable {
  /// Sends actions, moves the clock, or sets a dependency.
  case changesFeature(inTest: TestStep, reads: OutputSources)
  /// Moves the prompt to another scope.
  case changesScope
  /// Shows something and changes nothing.
  case inspects(Subject, reads: OutputSources)
  /// Moves the journal's cursor.
  case travels
  /// Changes or shows a setting.
  case changesSettings(Setting)
  /// Begins or ends something larger than a line: a feature, a scenario, a recording, the session.
  case controlsSession(isRecorded: Bool, isAllowedInScenarios: Bool)

  /// An action of an imported log, which the line that imports the log repeats.
  case isImported

  /// What an inspection shows.
  enum Subject: Sendable { case feature, shell }

  enum Setting: Sendable {
    /// How actions are printed. The journal keeps it with each entry.
    case output
    case terminal
    case clock
  }

  /// How a test reproduces a line, apart from the actions that it sent.
  enum TestStep: Sendable {
    case actionsOnly
    case advancesClock
    case cancelsEffect
    case setsDependency
  }

  /// What the output depends on besides the feature's state.
  struct OutputSources: OptionSet, Sendable {
    let rawValue: Int

    /// The path to the current state, including what was undone.
    static let history = OutputSources(rawValue: 1)
    /// The time on the feature's clock.
    static let time = OutputSources(rawValue: 2)
    static let clockMode = OutputSources(rawValue: 4)
    /// The last error or warning, if the line has no argument.
    static let lastDiagnostic = OutputSources(rawValue: 8)
    /// Real time, if the clock is live: the line lasts as long as it waits.
    static let realTime = OutputSources(rawValue: 16)
  }

  /// The meaning of a line that begins with a dot.
  static let action = CommandMeaning.changesFeature(inTest: .actionsOnly, reads: [])
  /// The meaning of a comment, and of a line that no command understands.
  static let remark = CommandMeaning.inspects(.feature, reads: [])

  /// Whether the line shows something and changes nothing.
  var onlyInspects: Bool {
    if case .inspects = self { true } else { false }
  }

  /// Whether `record` writes the line to its file.
  var isRecorded: Bool {
    switch self {
    case .controlsSession(let isRecorded, _): isRecorded
    case .isImported: false
    case .changesFeature, .changesScope, .inspects, .travels, .changesSettings: true
    }
  }

  /// Whether `reload` types the line again.
  var isReplayedByReload: Bool {
    switch self {
    case .changesFeature, .changesScope, .travels: true
    case .inspects, .changesSettings, .controlsSession, .isImported: false
    }
  }

  /// Whether a scenario may contain the line.
  var isAllowedInScenarios: Bool {
    if case .controlsSession(_, let isAllowed) = self { isAllowed } else { true }
  }

  /// Whether exports repeat the line.
  ///
  /// - Parameter isAlone: Whether the line is the command's name without an argument.
  func isExported(isAlone: Bool) -> Bool {
    switch self {
    case .changesFeature, .changesScope: true
    case .inspects(let subject, let reads):
      subject == .feature && !(isAlone && reads.contains(.lastDiagnostic))
    // Entries keep the settings themselves; without an argument the line shows one.
    case .changesSettings(let setting): setting == .output && isAlone
    case .travels, .controlsSession, .isImported: false
    }
  }

  /// What the line's output depends on.
  var reads: OutputSources {
    switch self {
    case .changesFeature(_, let reads), .inspects(_, let reads): reads
    case .changesScope, .travels, .changesSettings, .controlsSession, .isImported: []
    }
  }

  /// How a test reproduces the line, apart from the actions that it sent.
  var testStep: TestStep {
    if case .changesFeature(let step, _) = self { step } else { .actionsOnly }
  }
}
