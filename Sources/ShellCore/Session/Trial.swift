/// A session beside another one, with the same features, files, and permissions, in which something is tried.
@MainActor
final class Trial: TrialSession {
  let session: Session

  /// - Parameter folder: The folder that paths are relative to.
  init(beside other: Session, in folder: String) {
    session = Session(features: other.workspace.catalog.features, folder: folder)
    session.workspace.adopt(other.workspace)
    session.output.takePrints = other.output.takePrints
    // The lines of a trial at a prompt are part of the line that has started it.
    session.recoveryLog = other.recoveryLog as? ScenarioLog
  }

  var prompt: String { session.prompt }
  func evaluate(_ line: String) async -> Output { await session.evaluate(line) }

  var running: RunningFeature? { session.parts.features.running }
  var entries: SessionEntries { session.parts.entries }
  var leftOut: LeftOutReport { session.parts.output.leftOut }
  var screenHTML: String { (try? session.parts.screen.drawPage())?.html ?? "" }
  func evidence(for run: LessonRun) -> LessonEvidence { collector.evidence(for: run) }

  /// Collects what the session did since an exercise began.
  var collector: EvidenceCollector { session.parts.course.collector }
}
