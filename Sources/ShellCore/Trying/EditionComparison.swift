import FileAccess
import SourceLoading

/// Loads two editions of files, and compares what their features do.
@MainActor
package struct EditionComparison {
  /// What is known about the newer edition of a feature.
  package enum Verdict: Equatable {
    /// The older edition does not load, so there is nothing to compare with.
    case oldNotLoaded(String)
    /// The newer edition does not load, or less of it does.
    case newNotLoaded(String)
    case different(String)
    case proven(actions: Int, states: Int, skipped: [String])
    /// No action could be sent.
    case nothingSent
  }

  private let old: Session
  private let new: Session

  /// - Parameters:
  ///   - makeSession: Creates a session that reads the files as they are.
  ///   - texts: The files of the newer edition, with their paths.
  package init(_ makeSession: () -> Session, texts: [(path: String, text: String)]) {
    old = makeSession()
    new = makeSession()
    for (path, text) in texts {
      new.workspace.use(OverlaidFiles(new.workspace.files, with: path, containing: text))
    }
  }

  /// Compares a feature of a file.
  ///
  /// - Parameter reducer: The name of the reducer; `nil` for the only one.
  package func verdict(on path: String, reducer: String?) async -> Verdict {
    let line = "load \(QuotedPath.written(path))" + (reducer.map { " \($0)" } ?? "")
    let first = await old.evaluate(line)
    guard !first.isError, let before = old.parts.features.running else {
      return .oldNotLoaded(first.text)
    }
    let second = await new.evaluate(line)
    guard !second.isError, let after = new.parts.features.running else {
      return .newNotLoaded(second.text)
    }
    let missing = Self.missing(old.parts.output.leftOut, new.parts.output.leftOut)
    guard missing.isEmpty else { return .newNotLoaded(missing.joined(separator: "\n")) }
    let proof = EditionProof(old: (before, old.output), new: (after, new.output))
    do {
      switch try proof.outcome() {
      case .different(let difference): return .different(difference.text)
      case .equal(actions: 0, _, _): return .nothingSent
      case .equal(let actions, let states, let skipped):
        return .proven(actions: actions, states: states, skipped: skipped)
      }
    } catch {
      return .newNotLoaded("\(error)")
    }
  }

  /// What the newer edition leaves out in addition.
  private static func missing(_ old: LeftOutReport, _ new: LeftOutReport) -> [String] {
    func name(_ line: String) -> Substring { line.prefix { $0 != "(" } }
    let known = Set(old.lines.map(name))
    return new.lines.filter { !known.contains(name($0)) }
  }
}
