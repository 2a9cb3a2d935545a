/// The part of recovery that happens inside a session: its lines are written to a log, and while it
/// is restored from one, lines find what they have read before.
@MainActor
final class Recovery {
  /// Follows the lines; `nil` if no process continues the session.
  var log: (any RecoveryLog)? {
    didSet {
      features.drawing.willDraw = { [weak log] in log?.beginDrawing() }
      features.drawing.didDraw = { [weak log] in log?.endDrawing() }
      features.drawing.name = { [weak log] in log?.nameDrawing($0) }
    }
  }
  /// What the line that is repeated has read before; `nil` unless the session is being restored.
  private var restoring: Restored?
  private let features: SessionFeatures
  private let interruption: Interruption

  init(_ features: SessionFeatures, _ interruption: Interruption) {
    self.features = features
    self.interruption = interruption
  }

  /// What a line did before, for the line that repeats it.
  struct Restored {
    /// The sources that the line has loaded, the first one last.
    var sources: [String] = []
    /// The scenarios that the line has read, the first one last.
    var scenarios: [ReadScenario] = []
    /// The place of the room that the line has opened.
    var room: String?
    /// What the line has found in searches, the first one last; `nil` for a search that has failed.
    var searches: [SearchResult?] = []
    /// Whether the line has failed. A file that it has failed to use can be different now.
    var hasFailed = false
  }

  /// The longest time to wait for work that the previous process has waited for.
  static let longestWait = Duration.seconds(1)

  /// Whether lines of an earlier process are being repeated. Nothing is written again.
  var isRestoring: Bool { restoring != nil }
  /// Whether the line that is repeated has failed before.
  var hasFailedBefore: Bool { restoring?.hasFailed ?? false }

  /// The next line repeats one that did this.
  func repeatLine(that restored: Restored) { restoring = restored }
  /// Nothing is repeated any more.
  func endRestoring() { restoring = nil }

  /// The sources of a feature as they were when the line ran before; `nil` reads them.
  ///
  /// - Throws: If the line has failed to read them.
  func nextSources() throws -> String? {
    let sources = restoring?.sources.popLast()
    if restoring?.hasFailed == true, sources == nil {
      throw InputError(.notLoadable, "the file could not be read")
    }
    return sources
  }

  /// A scenario as it was when the line ran before, or as it is now.
  func scenario(orRead read: () -> ReadScenario) -> ReadScenario {
    let scenario = restoring?.scenarios.popLast() ?? read()
    log?.keep(.scenario(scenario))
    return scenario
  }

  /// The result of a search: what it was when the line ran before, or what it is now.
  func search(orRun run: () async throws -> SearchResult) async throws -> SearchResult {
    if let known = restoring?.searches.popLast() ?? nil { return known }
    do {
      let result = try await run()
      log?.keep(.search(result))
      return result
    } catch {
      log?.keep(.search(nil))
      throw error
    }
  }

  /// Opens a room, at the place where it was when the line ran before.
  ///
  /// - Parameter open: Opens the room at a place if possible, and returns its place.
  func openRoom<R>(_ open: (String?) async throws -> (R, place: String)) async rethrows -> R {
    let (room, place) = try await open(restoring?.room)
    log?.keep(.room(place))
    return room
  }
}

extension CommandMeaning {
  fileprivate var mayChangeState: Bool {
    switch self {
    case .changesFeature, .travels, .controlsSession, .isImported: true
    case .changesScope, .inspects, .changesSettings: false
    }
  }
}

extension Recovery: EntryObserver {
  func willOpen(_ line: String) -> EntryStart {
    guard let log else { return .run() }
    guard !line.isEmpty else {
      log.beginCatchingUp()
      return .run()
    }
    interruption.beginLine()
    switch log.begin(line, now: features.now) {
    case .run: return .run()
    case .skip(let output): return .skip(output)
    case .abandonEffects(let warning):
      features.abandonEffects()
      return .run(warning: warning)
    }
  }

  func didClose(_ entry: ClosedEntry, _ output: inout Output) {
    guard entry.line.isEmpty else {
      log?.end(
        output, stop: interruption.stop, now: features.now, effects: features.effectCount
      ) {
        entry.meaning.command.mayChangeState ? features.stateFingerprint : nil
      }
      return
    }
    log?.endCatchingUp(hasChanged: true, now: features.now, effects: features.effectCount)
  }

  func didDiscard() {
    log?.endCatchingUp(hasChanged: false, now: features.now, effects: features.effectCount)
  }
}
