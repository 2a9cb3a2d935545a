/// Services for commands, which are made from the parts of a session when a command takes them, and keep nothing afterwards.
@MainActor
struct SessionServices {
  private let parts: SessionParts

  init(_ parts: SessionParts) { self.parts = parts }

  var traveler: Traveler {
    Traveler(
      feature: parts.feature, history: parts.history, entries: parts.entries, output: parts.output)
  }

  var explorer: FeatureExplorer {
    let isTimed =
      parts.workspace.limitsSearchTime && !parts.workspace.isInScenario
      && parts.course.learning.run == nil
    return FeatureExplorer(
      feature: parts.feature, entries: parts.entries, workspace: parts.workspace,
      display: parts.display, interruption: parts.interruption,
      output: parts.output, lines: parts.lines, found: parts.explored, recovery: parts.recovery,
      limits: isTimed ? .timed : .counted)
  }

  var exporter: Exporter {
    Exporter(
      feature: parts.feature, entries: parts.entries, workspace: parts.workspace,
      recovery: parts.recovery, lines: parts.lines)
  }

  var reloader: Reloader {
    Reloader(
      loader: parts.loader, feature: parts.feature, entries: parts.entries, display: parts.display,
      output: parts.output,
      interruption: parts.interruption, lines: parts.lines, watching: parts.watching)
  }

  var recomputer: Recomputer {
    Recomputer(
      loader: parts.loader, feature: parts.feature, entries: parts.entries, display: parts.display,
      interruption: parts.interruption, lines: parts.lines, recording: parts.recording)
  }

  var logImporter: LogImporter {
    LogImporter(
      workspace: parts.workspace, feature: parts.feature, history: parts.history,
      entries: parts.entries, loader: parts.loader,
      lines: parts.lines, interruption: parts.interruption)
  }

  var replayer: Replayer {
    Replayer(
      workspace: parts.workspace, display: parts.display, clock: parts.clock,
      recovery: parts.recovery,
      interruption: parts.interruption, lines: parts.lines,
      meaning: parts.meaning)
  }
}
