import ActionSyntax

/// A part of a session that a command can take.
struct Need<Part>: Sendable {
  /// Returns the part, or throws if it is missing.
  let resolve: @MainActor @Sendable (SessionParts) throws -> Part
}

/// What commands can take: values to read, and small services for everything that they do.
struct CommandNeeds: Sendable {
  // The loaded feature
  /// The running feature. Without one, and for an imported log, the command is refused.
  var loaded: Need<RunningFeature> { Need { try $0.feature.requireCode() } }
  /// The running feature, or an imported log: what has a past. Without one, the command is refused.
  var past: Need<RunningFeature> { Need { try $0.feature.require() } }
  /// The state in the scope of the prompt. Without it, the command is refused.
  var scopedState: Need<Any> { Need { try $0.feature.requireScopedState() } }
  /// The prompt, and the running feature if there is one.
  var feature: Need<CurrentFeature> { Need { $0.feature } }
  /// Lets the feature work.
  var changes: Need<ChangeRunner> { Need { $0.changes } }
  /// Sends actions.
  var sender: Need<ActionSender> {
    Need { ActionSender(feature: $0.feature, changes: $0.changes) }
  }
  /// Writes bindable fields.
  var fields: Need<FieldWriter> {
    Need { FieldWriter(feature: $0.feature, sender: try sender.resolve($0)) }
  }
  /// Explores the states that can be reached from the current one.
  var explorer: Need<FeatureExplorer> { Need { SessionServices($0).explorer } }
  /// Effects that end by a command.
  var recovery: Need<Recovery> { Need { $0.recovery } }

  // Time
  /// Whether the clock is live.
  var clockMode: Need<LiveClock> { Need { $0.clock } }
  /// Whether Ctrl-C was pressed.
  var interruption: Need<Interruption> { Need { $0.interruption } }
  /// Moves the clock and waits.
  var time: Need<ClockRunner> { Need { $0.time } }

  // History
  /// Everything that has happened.
  var journal: Need<Journal> { Need { $0.entries.journal } }
  /// The entry of the line that is running.
  var entry: Need<SessionEntries> { Need { $0.entries } }
  /// The features that were loaded.
  var history: Need<FeatureHistory> { Need { $0.history } }
  /// Moves the journal's cursor.
  var traveler: Need<Traveler> { Need { SessionServices($0).traveler } }

  /// Repeats the history in another order.
  var recomputer: Need<Recomputer> { Need { SessionServices($0).recomputer } }

  // Screen and settings
  var display: Need<Display> { Need { $0.display } }
  /// Draws the feature's view.
  var screen: Need<ScreenDrawer> { Need { $0.screen } }
  /// Operates the controls of the screen.
  var controls: Need<ControlOperator> {
    Need {
      ControlOperator(
        feature: $0.feature, screen: $0.screen, changes: $0.changes, output: $0.output)
    }
  }
  /// The last error or warning, and what the compiler said.
  var diagnostics: Need<OutputCollector> { Need { $0.output } }

  // Files
  var workspace: Need<Workspace> { Need { $0.workspace } }
  var watching: Need<Watching> { Need { $0.watching } }
  var loader: Need<FeatureLoader> { Need { $0.loader } }
  var reloader: Need<Reloader> { Need { SessionServices($0).reloader } }
  var recording: Need<RecordingControl> { Need { $0.recording } }
  var replayer: Need<Replayer> { Need { SessionServices($0).replayer } }
  /// Reads logs of apps.
  var logs: Need<LogImporter> { Need { SessionServices($0).logImporter } }
  var exporter: Need<Exporter> { Need { SessionServices($0).exporter } }

  // The room
  /// Lets others follow the session.
  var room: Need<RoomControl> { Need { $0.room } }
  /// Finds out what lines would change.
  var outcomes: Need<OutcomePreview> {
    Need {
      OutcomePreview(
        lines: $0.lines, entries: $0.entries, feature: $0.feature, folder: $0.workspace.folder)
    }
  }

  // The course
  /// The exercises.
  var course: Need<CoursePlayer> { Need { $0.course } }
  /// The course. Without one, the command is refused.
  var openCourse: Need<Course> { Need { try $0.course.learning.requireCourse() } }
  /// What is expected of the next action.
  var expectation: Need<NextExpectation> { Need { $0.expectation } }
}
