/// Loads two editions of files, and compares what their features do.
@MainActor
package struct EditionComparison {
  private let old: Session
  private let new: Session
  /// Creates a session for the older edition that shares nothing with the other one.
  private let makeOldAgain: @MainActor () -> Session

  /// - Parameters:
  ///   - makeSession: Creates a session that reads the files as they are.
  ///   - texts: The files of the newer edition, with their paths.
  ///   - oldTexts: Those of the older edition that are not as they are read.
  package init(
    _ makeSession: @escaping @MainActor () -> Session, texts: [(path: String, text: String)],
    old oldTexts: [(path: String, text: String)] = []
  ) {
    func session(_ texts: [(path: String, text: String)]) -> Session {
      let session = makeSession()
      for (path, text) in texts {
        session.workspace.use(OverlaidFiles(session.workspace.files, with: path, containing: text))
      }
      return session
    }
    old = session(oldTexts)
    new = session(texts)
    makeOldAgain = {
      let again = session(oldTexts)
      for path in Set((texts + oldTexts).map(\.path)) {
        let files = again.workspace.files
        guard let bytes = try? files.read(path, sizeLimit: .max) else { continue }
        // Another text is another module.
        let text = String(decoding: bytes, as: UTF8.self) + "\n// Once more.\n"
        again.workspace.use(OverlaidFiles(files, with: path, containing: text))
      }
      return again
    }
  }

  /// The names of the files that were compiled last.
  package var neededFiles: Set<String>? {
    new.parts.features.running.map { running in
      Set(running.sources.map { String($0.name.split(separator: "/").last ?? "") })
    }
  }

  /// Compares a feature of a file.
  ///
  /// - Parameters:
  ///   - reducer: The name of the reducer; `nil` for the only one.
  ///   - fields: Values for its state, as they are typed after the name.
  ///   - avoided: What the walks leave out, because it has ended the process.
  ///   - willPerform: Called before each step of an edition.
  package func verdict(
    on path: String, reducer: String?, fields: String = "", avoiding avoided: [AvoidedStep] = [],
    willPerform: @escaping @MainActor (String) -> Void = { _ in }
  ) async -> EditionVerdict {
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
    var proof = EditionProof(
      old: (before, old.output), new: (after, new.output), oldAgain: { await loadedAgain(line) })
    proof.willPerform = willPerform
    proof.avoided = avoided
    do { return try await proof.verdict() } catch { return .newNotLoaded("\(error)") }
  }

  private func loadedAgain(_ line: String) async -> EditionProof.Edition? {
    let session = makeOldAgain()
    _ = await session.evaluate(line)
    return session.parts.features.running.map { ($0, session.output) }
  }

  /// What the newer edition leaves out in addition.
  private static func missing(_ old: LeftOutReport, _ new: LeftOutReport) -> [String] {
    func name(_ line: String) -> Substring { line.prefix { $0 != "(" } }
    let known = Set(old.lines.map(name))
    return new.lines.filter { !known.contains(name($0)) }
  }
}
