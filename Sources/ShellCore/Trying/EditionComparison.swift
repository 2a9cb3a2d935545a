import FileAccess
import SourceLoading

/// Loads two editions of files, and compares what their features do.
@MainActor
package struct EditionComparison {
  /// What is known about the newer edition of a feature.
  package enum Verdict: Equatable, Codable {
    /// The older edition does not load, so there is nothing to compare with.
    case oldNotLoaded(String)
    /// The newer edition does not load, or less of it does.
    case newNotLoaded(String)
    case different(String)
    case proven(actions: Int, states: Int, skipped: [String], endedEarly: Int)
    /// No action could be sent.
    case nothingSent
    /// A feature has ended the process, so that nothing could be compared.
    case ended(String)
    /// Both editions compile, and no feature of theirs could be created.
    case compiled
  }

  private let old: Session
  private let new: Session

  /// - Parameters:
  ///   - makeSession: Creates a session that reads the files as they are.
  ///   - texts: The files of the newer edition, with their paths.
  ///   - oldTexts: Those of the older edition that are not as they are read.
  package init(
    _ makeSession: () -> Session, texts: [(path: String, text: String)],
    old oldTexts: [(path: String, text: String)] = []
  ) {
    old = makeSession()
    new = makeSession()
    for (session, texts) in [(old, oldTexts), (new, texts)] {
      for (path, text) in texts {
        session.workspace.use(OverlaidFiles(session.workspace.files, with: path, containing: text))
      }
    }
  }

  /// Compares a feature of a file.
  ///
  /// - Parameters:
  ///   - reducer: The name of the reducer; `nil` for the only one.
  ///   - fields: Values for its state, as they are typed after the name.
  ///   - willPerform: Called before each step.
  package func verdict(
    on path: String, reducer: String?, fields: String = "",
    willPerform: @escaping @MainActor (String) -> Void = { _ in }
  ) async -> Verdict {
    let line = ["load", QuotedPath.written(path), reducer ?? "", fields].filter { !$0.isEmpty }
      .joined(separator: " ")
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
    var proof = EditionProof(old: (before, old.output), new: (after, new.output))
    proof.willPerform = willPerform
    do {
      switch try proof.outcome() {
      case .different(let difference): return .different(difference.text)
      case .equal(actions: 0, _, _, _): return .nothingSent
      case .equal(let actions, let states, let skipped, let endedEarly):
        return .proven(actions: actions, states: states, skipped: skipped, endedEarly: endedEarly)
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
