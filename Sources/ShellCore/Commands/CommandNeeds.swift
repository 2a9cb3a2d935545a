/// A part of a session that a command can take.
struct Need<Part>: Sendable {
  /// Returns the part, or throws if it is missing.
  let resolve: @MainActor @Sendable (SessionParts) throws -> Part
}

/// What commands can take: values to read, and small services for everything that they do, which are made from the parts of the session when a
/// command takes them, and keep nothing afterwards.
struct CommandNeeds: Sendable {
  // The loaded feature
  /// The running feature. Without one, and for an imported log, the command is refused.
  var loaded: Need<RunningFeature> { Need { try $0.features.requireCode() } }
  /// The running feature, or an imported log: what has a past. Without one, the command is refused.
  var past: Need<RunningFeature> { Need { try $0.features.require() } }
  /// The state in the scope of the prompt. Without it, the command is refused.
  var scopedState: Need<Any> { Need { try $0.features.requireScopedState() } }
  /// The prompt, and the running feature if there is one.
  var features: Need<SessionFeatures> { Need { $0.features } }
  /// Lets the feature work.
  var changes: Need<ChangeMaker> { Need { $0.changes } }
  var sender: Need<ActionSender> {
    Need { ActionSender(features: $0.features, changes: $0.changes) }
  }
  /// Writes bindable fields.
  var fields: Need<FieldWriter> {
    Need {
      FieldWriter(
        features: $0.features, sender: try sender.resolve($0), files: $0.workspace.files)
    }
  }
  /// Explores the states that can be reached from the current one.
  var explorer: Need<FeatureExplorer> {
    Need { parts in
      let isTimed =
        parts.workspace.limitsSearchTime && !parts.workspace.isInScenario
        && parts.course.learning.run == nil
      return FeatureExplorer(
        features: parts.features, entries: parts.entries, workspace: parts.workspace,
        display: parts.display, interruption: parts.interruption, output: parts.output,
        lines: parts.lines, found: parts.explored, recovery: parts.recovery,
        limits: isTimed ? .timed : .counted)
    }
  }
  /// Effects that end by a command.
  var recovery: Need<Recovery> { Need { $0.recovery } }

  // Time
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
  /// Moves the journal's cursor.
  var traveler: Need<Traveler> {
    Need {
      Traveler(
        features: $0.features, entries: $0.entries, output: $0.output)
    }
  }

  /// Repeats the history in another order.
  var recomputer: Need<Recomputer> {
    Need {
      Recomputer(
        loader: $0.loader, features: $0.features, entries: $0.entries, display: $0.display,
        interruption: $0.interruption, lines: $0.lines, recording: $0.recording)
    }
  }

  // Screen and settings
  var display: Need<Display> { Need { $0.display } }
  /// Draws the feature's view.
  var screen: Need<ScreenDrawer> { Need { $0.screen } }
  /// Operates the controls of the screen.
  var controls: Need<ControlOperator> {
    Need {
      ControlOperator(
        features: $0.features, screen: $0.screen, changes: $0.changes, output: $0.output)
    }
  }
  /// The last error or warning, and what the compiler said.
  var diagnostics: Need<OutputCollector> { Need { $0.output } }

  // Files
  var workspace: Need<Workspace> { Need { $0.workspace } }
  var watching: Need<Watching> { Need { $0.watching } }
  var loader: Need<FeatureLoader> { Need { $0.loader } }
  var reloader: Need<Reloader> {
    Need {
      Reloader(
        loader: $0.loader, features: $0.features, entries: $0.entries, display: $0.display,
        output: $0.output,
        interruption: $0.interruption, lines: $0.lines, watching: $0.watching)
    }
  }
  var recording: Need<RecordingControl> { Need { $0.recording } }
  var replayer: Need<Replayer> {
    Need {
      Replayer(
        workspace: $0.workspace, display: $0.display, clock: $0.clock,
        recovery: $0.recovery,
        interruption: $0.interruption, lines: $0.lines,
        meaning: $0.meaning)
    }
  }
  /// Reads logs of apps.
  var logs: Need<LogImporter> {
    Need {
      LogImporter(
        workspace: $0.workspace, features: $0.features,
        entries: $0.entries, loader: $0.loader,
        lines: $0.lines, interruption: $0.interruption)
    }
  }
  var exporter: Need<Exporter> {
    Need {
      Exporter(
        features: $0.features, entries: $0.entries, workspace: $0.workspace,
        recovery: $0.recovery, lines: $0.lines)
    }
  }

  // The room
  /// Lets others follow the session.
  var room: Need<RoomControl> { Need { $0.room } }
  /// Finds out what lines would change.
  var outcomes: Need<OutcomePreview> {
    Need {
      OutcomePreview(
        lines: $0.lines, entries: $0.entries, features: $0.features, folder: $0.workspace.folder)
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
