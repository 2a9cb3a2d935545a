import Exploration
import Foundation
import ShellCore

/// Rewrites files in the spelling of today, as far as a comparison proves that nothing else changes.
@MainActor
struct DoctorFix {
  let files: [(path: String, text: String)]
  /// Creates a session that reads the files as they are.
  var makeSession: () -> Session = { SessionFactory.makeSession() }
  /// What earlier processes know about the comparisons.
  var log = ComparisonLog(nil)

  /// Called before a reducer is compared.
  var willCompare: @MainActor (String) -> Void = { _ in }

  /// What became of a file.
  struct Outcome {
    let path: String
    let old: String
    let new: String
    /// A line for each feature of the file.
    let lines: [String]
    /// Whether the file may be written.
    let isAccepted: Bool
  }

  /// The files that can be rewritten. Those beside one file say what it may change.
  var changed: [(path: String, old: String, new: String)] {
    Modernizer(files, besides: neighbors).changed
  }

  /// Rewrites the files. Those whose rewriting is refused stay as they are, and the others are compared again without it.
  func outcomes() async -> (accepted: [Outcome], refused: [Outcome]) {
    var changed = changed
    var refused: [Outcome] = []
    while !changed.isEmpty {
      let outcomes = await compare(changed)
      let wrong = outcomes.filter { !$0.isAccepted }
      guard !wrong.isEmpty else { return (outcomes, refused) }
      refused += wrong
      changed.removeAll { file in wrong.contains { $0.path == file.path } }
    }
    return ([], refused)
  }

  private func compare(_ changed: [(path: String, old: String, new: String)]) async -> [Outcome] {
    let comparison = EditionComparison(
      makeSession, texts: changed.map { ($0.path, $0.new) })
    var outcomes: [Outcome] = []
    for file in changed {
      var verdicts = await verdicts(on: file, comparison)
      if verdicts.allSatisfy({ !$0.verdict.isLoaded }),
        let compiled = await compiled(file, among: changed)
      {
        verdicts =
          verdicts.isEmpty
          ? [(Self.name(of: file.path), compiled)] : verdicts.map { ($0.name, compiled) }
      }
      outcomes.append(outcome(of: file, verdicts))
    }
    return outcomes
  }

  private static let mostReducers = 20

  private typealias Verdicts = [(name: String, verdict: EditionComparison.Verdict)]

  /// What is known about the reducers of a file, or about one that contains a reducer that cannot be created alone.
  private func verdicts(
    on file: (path: String, old: String, new: String), _ comparison: EditionComparison
  ) async -> Verdicts {
    let found = Modernizer.loadedReducers(in: file.old)
    var verdicts: Verdicts = []
    for reducer in found.prefix(Self.mostReducers) {
      verdicts.append((reducer.name, await verdict(on: file.path, reducer, comparison)))
    }
    guard verdicts.isEmpty else { return verdicts }
    for name in Modernizer.reducers(in: file.old).prefix(Self.mostReducers) {
      if let parent = parent(of: name, besides: file.path) {
        let verdict = await verdict(on: file.path, parent, comparison)
        verdicts.append(("\(name), as a part of \(parent.name)", verdict))
      } else {
        let verdict = await verdict(on: file.path, .init(name: name), comparison)
        verdicts.append((name, verdict))
      }
    }
    return verdicts
  }

  /// What is known about a reducer: from the file alone, or from its folder, if the file needs others.
  private func verdict(
    on path: String, _ reducer: Modernizer.LoadedReducer, _ comparison: EditionComparison
  ) async -> EditionComparison.Verdict {
    willCompare(reducer.name)
    func verdict(on path: String) async -> EditionComparison.Verdict {
      await log.verdict(on: reducer.name) { willPerform in
        await comparison.verdict(
          on: path, reducer: reducer.name, fields: reducer.fields, willPerform: willPerform)
      }
    }
    if files.count > 1 { return await verdict(on: folder) }
    let alone = await verdict(on: path)
    if alone.isComplete { return alone }
    let together = await verdict(on: folder)
    return together.isLoaded ? together : alone
  }

  /// A reducer of another file that contains one and can be created.
  private func parent(of name: String, besides path: String) -> Modernizer.LoadedReducer? {
    (files.count > 1 ? files : neighbors).lazy.filter { $0.path != path }
      .compactMap { Modernizer.parent(of: name, in: $0.text) }.first
  }

  /// Whether both editions of a file compile, if nothing in it can be created: with a reducer beside it that does nothing.
  ///
  /// - Returns: `nil` if the older edition does not compile.
  private func compiled(
    _ file: (path: String, old: String, new: String),
    among changed: [(path: String, old: String, new: String)]
  ) async -> EditionComparison.Verdict? {
    let texts = changed.filter { $0.path != file.path }.map { ($0.path, $0.new) }
    let comparison = EditionComparison(
      makeSession, texts: texts + [(file.path, file.new + Modernizer.probe.text)],
      old: [(file.path, file.old + Modernizer.probe.text)])
    let verdict = await verdict(on: file.path, .init(name: Modernizer.probe.name), comparison)
    guard verdict.isLoaded else { return nil }
    return verdict == .nothingSent ? .compiled : verdict
  }

  /// The other files in the folder of one file.
  private var neighbors: [(path: String, text: String)] {
    guard files.count == 1 else { return [] }
    let own = URL(filePath: files[0].path).standardizedFileURL
    return ((try? SourcePaths([folder]))?.files ?? []).filter {
      URL(filePath: $0.path).standardizedFileURL != own
    }.prefix(Self.mostNeighbors).map { $0 }
  }

  private static let mostNeighbors = 500

  /// The folder that all files are in: a feature may need those beside it.
  private var folder: String {
    var common = ScenarioFile.folder(of: files[0].path).split(separator: "/")[...]
    for file in files.dropFirst() {
      let folder = ScenarioFile.folder(of: file.path).split(separator: "/")
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    let path = common.joined(separator: "/")
    return files[0].path.hasPrefix("/") ? "/\(path)" : path.isEmpty ? "." : path
  }

  private static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }

  private func outcome(
    of file: (path: String, old: String, new: String),
    _ verdicts: [(name: String, verdict: EditionComparison.Verdict)]
  ) -> Outcome {
    guard !verdicts.isEmpty else {
      return Outcome(
        path: file.path, old: file.old, new: file.new,
        lines: ["\(file.path) has no reducer, so that it cannot be loaded and compared."],
        isAccepted: false)
    }
    return Outcome(
      path: file.path, old: file.old, new: file.new,
      lines: verdicts.map { name, verdict in
        // The features are compared with the views in other files.
        name == Self.name(of: file.path) && verdict == .compiled
          ? "\(name): compiles, and has no reducer to compare" : "\(name): \(verdict.text)"
      },
      isAccepted: verdicts.allSatisfy(\.verdict.isAccepted))
  }
}

extension EditionComparison.Verdict {
  /// Whether the rewriting compiles, and no difference was found.
  var isAccepted: Bool {
    switch self {
    case .proven, .nothingSent, .compiled: true
    case .oldNotLoaded, .newNotLoaded, .different, .ended: false
    }
  }

  /// Whether both editions could be loaded.
  fileprivate var isComplete: Bool {
    if case .newNotLoaded = self { return false }
    return isLoaded
  }

  /// Whether the older edition could be loaded.
  fileprivate var isLoaded: Bool {
    if case .oldNotLoaded = self { return false }
    return true
  }

  var text: String {
    switch self {
    case .oldNotLoaded(let reason): "the file does not load as it is:\n\(reason)"
    case .newNotLoaded(let reason): "the rewritten file does not load:\n\(reason)"
    case .different(let text): text
    case .ended(let event): "cannot be compared: \(event)"
    case .compiled: "compiles; not proven, because it cannot be created alone"
    case .nothingSent: "compiles; not proven, because no action can be sent"
    case .proven(let actions, let states, let skipped, let endedEarly):
      "proven by \(ExplorationReport.count(actions, "action")) in \(ExplorationReport.count(states, "state"))"
        + (skipped.isEmpty
          ? ""
          : "; \(ExplorationReport.count(skipped.count, "action")) could not be sent to both editions")
        + (endedEarly == 0
          ? ""
          : "; \(ExplorationReport.count(endedEarly, "walk")) ended where the older edition differs from itself")
    }
  }
}
