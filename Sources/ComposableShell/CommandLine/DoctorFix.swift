import Exploration
import FileAccess
import Foundation
import ShellCore

/// Rewrites files in the spelling of today, as far as a comparison proves that nothing else changes.
@MainActor
struct DoctorFix {
  let files: [(path: String, text: String)]
  /// Creates a session that reads the files as they are.
  var makeSession: () -> Session = { SessionFactory.makeSession() }

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

  /// Rewrites the files. Those whose rewriting is refused stay as they are, and the others are compared again without it.
  func outcomes() async -> (accepted: [Outcome], refused: [Outcome]) {
    let modernizer = Modernizer(files)
    var changed = modernizer.changed
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
      let names = Modernizer.reducers(in: file.old)
      var verdicts: [(name: String, verdict: EditionComparison.Verdict)] = []
      for name in names.prefix(Self.mostReducers) {
        verdicts.append((name, await comparison.verdict(on: folder ?? file.path, reducer: name)))
      }
      outcomes.append(outcome(of: file, verdicts))
    }
    return outcomes
  }

  private static let mostReducers = 20

  /// The folder that all files are in: a feature needs those beside it. `nil` for one file, which is loaded alone.
  private var folder: String? {
    guard files.count > 1 else { return nil }
    var common = ScenarioFile.folder(of: files[0].path).split(separator: "/")[...]
    for file in files.dropFirst() {
      let folder = ScenarioFile.folder(of: file.path).split(separator: "/")
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    let path = common.joined(separator: "/")
    return files[0].path.hasPrefix("/") ? "/\(path)" : path.isEmpty ? "." : path
  }

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
      lines: verdicts.map { "\($0.name): \($0.verdict.text)" },
      isAccepted: verdicts.allSatisfy(\.verdict.isAccepted))
  }
}

extension EditionComparison.Verdict {
  /// Whether the rewriting compiles, and no difference was found.
  var isAccepted: Bool {
    switch self {
    case .proven, .nothingSent: true
    case .oldNotLoaded, .newNotLoaded, .different: false
    }
  }

  var text: String {
    switch self {
    case .oldNotLoaded(let reason): "the file does not load as it is:\n\(reason)"
    case .newNotLoaded(let reason): "the rewritten file does not load:\n\(reason)"
    case .different(let text): text
    case .nothingSent: "compiles; not proven, because no action can be sent"
    case .proven(let actions, let states, let skipped):
      "proven by \(ExplorationReport.count(actions, "action")) in \(ExplorationReport.count(states, "state"))"
        + (skipped.isEmpty
          ? ""
          : "; \(ExplorationReport.count(skipped.count, "action")) could not be sent to both editions")
    }
  }
}
