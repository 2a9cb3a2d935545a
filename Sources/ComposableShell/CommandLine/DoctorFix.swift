import ShellCore

/// Rewrites files in the spelling of today, as far as a comparison proves that nothing else changes.
@MainActor
struct DoctorFix {
  typealias Change = (path: String, old: String, new: String)

  let files: [(path: String, text: String)]
  /// Whether dependencies are rewritten, too.
  var clients = false
  /// Creates a session that reads the files as they are.
  var makeSession: @MainActor () -> Session = { SessionFactory.makeSession() }
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
    /// What the compiler says about the rewritten files.
    var errors = ""
  }

  /// The files that can be rewritten. Those beside one file say what it may change.
  var changed: [Change] { changed(without: []) }

  /// - Parameter refused: The paths of files that stay as they are, so that the others must do without their rewriting.
  private func changed(without refused: Set<String>) -> [Change] {
    let staying = files.filter { refused.contains($0.path) }
    return Modernizer(
      files.filter { !refused.contains($0.path) }, besides: neighbors + staying, clients: clients
    ).changed
  }

  /// Rewrites the files. Those whose rewriting is refused stay as they are, and the others are compared again without it.
  func outcomes() async -> (accepted: [Outcome], refused: [Outcome]) {
    var changed = changed
    var refused: [Outcome] = []
    while !changed.isEmpty {
      let outcomes = await compare(changed)
      let wrong = outcomes.filter { !$0.isAccepted }
      guard !wrong.isEmpty else { return (outcomes, refused) }
      refused += Self.culprits(in: wrong)
      changed = self.changed(without: Set(refused.map(\.path)))
    }
    return ([], refused)
  }

  /// Those in which the compiler found errors, or which differ. The others may only need them.
  private static func culprits(in wrong: [Outcome]) -> [Outcome] {
    let errors = wrong.map(\.errors).joined(separator: "\n")
    let found = wrong.filter { $0.errors.isEmpty || errors.contains("\(name(of: $0.path)):") }
    return found.isEmpty ? wrong : found
  }

  private func compare(_ changed: [Change]) async -> [Outcome] {
    let comparison = EditionComparison(makeSession, texts: changed.map { ($0.path, $0.new) })
    let texts = Dictionary(changed.map { ($0.path, $0.new) }, uniquingKeysWith: { $1 })
    var outcomes: [Int: Outcome] = [:]
    for index in Modernizer.parentsFirst(changed.map(\.old)) {
      let file = changed[index]
      var verdicts = await verdicts(on: file, comparison, texts)
      if verdicts.allSatisfy({ !$0.verdict.isLoaded }),
        let compiled = await compiled(file, among: changed, texts)
      {
        let names = verdicts.isEmpty ? [Self.name(of: file.path)] : verdicts.map(\.name)
        verdicts = names.map { ($0, compiled) }
      }
      outcomes[index] = outcome(of: file, Self.compiledTogether(verdicts))
    }
    return changed.indices.compactMap { outcomes[$0] }
  }

  /// A reducer that cannot be created is compiled with another one of its file that can.
  private static func compiledTogether(_ verdicts: Verdicts) -> Verdicts {
    guard verdicts.contains(where: \.verdict.isLoaded) else { return verdicts }
    return verdicts.map { name, verdict in
      guard case .oldNotLoaded(let reason) = verdict, !reason.contains("left out: \(name) "),
        !reason.contains("left out: a part of \(name) ")
      else { return (name, verdict) }
      return (name, .compiled)
    }
  }

  private static let mostReducers = 20
  private typealias Verdicts = [(name: String, verdict: EditionVerdict)]

  /// What is known about the reducers of a file, or about one that contains a reducer that cannot be created alone.
  private func verdicts(
    on file: Change, _ comparison: EditionComparison, _ texts: [String: String]
  ) async -> Verdicts {
    let found = Modernizer.loadedReducers(in: file.old)
    var verdicts: Verdicts = []
    for reducer in found.prefix(Self.mostReducers) {
      verdicts.append((reducer.name, await verdict(on: file.path, reducer, comparison, texts)))
    }
    guard verdicts.isEmpty else { return verdicts }
    for name in Modernizer.reducers(in: file.old).prefix(Self.mostReducers) {
      let parent = parent(of: name, besides: file.path)
      let verdict = await verdict(on: file.path, parent ?? .init(name: name), comparison, texts)
      verdicts.append((parent.map { "\(name), as a part of \($0.name)" } ?? name, verdict))
    }
    return verdicts
  }

  /// What is known about a reducer: from the file alone, or from its folder, if the file needs others.
  private func verdict(
    on path: String, _ reducer: Modernizer.LoadedReducer, _ comparison: EditionComparison,
    _ texts: [String: String]
  ) async -> EditionVerdict {
    willCompare(reducer.name)
    func verdict(on path: String) async -> EditionVerdict {
      let subject = ComparisonLog.Subject(
        path: path, reducer: reducer.name, fields: reducer.fields)
      return await log.verdict(on: subject, texts) { avoided, willPerform in
        let verdict = await comparison.verdict(
          on: path, reducer: reducer.name, fields: reducer.fields, avoiding: avoided,
          willPerform: willPerform)
        return (verdict, verdict.isComplete ? comparison.neededFiles : nil)
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
    _ file: Change, among changed: [Change], _ texts: [String: String]
  ) async -> EditionVerdict? {
    let probe = Modernizer.probe.text
    let comparison = EditionComparison(
      makeSession, texts: changed.map { ($0.path, $0.new + ($0.path == file.path ? probe : "")) },
      old: [(file.path, file.old + probe)])
    let verdict = await verdict(
      on: file.path, .init(name: Modernizer.probe.name), comparison, texts)
    guard verdict.isLoaded else { return nil }
    // The probe has no actions.
    return verdict.isAccepted ? .compiled : verdict
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
    // A word without a slash may be the name of a feature.
    return files[0].path.hasPrefix("/") ? "/\(path)" : path.isEmpty ? "." : "./\(path)"
  }

  private static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }

  private func outcome(of file: Change, _ verdicts: Verdicts) -> Outcome {
    let lines = verdicts.map { name, verdict in
      // The features are compared with the views in other files.
      name == Self.name(of: file.path) && verdict == .compiled
        ? "\(name): compiles, and has no reducer to compare" : "\(name): \(verdict.text)"
    }
    let nothing = ["\(file.path) has no reducer, so that it cannot be loaded and compared."]
    return Outcome(
      path: file.path, old: file.old, new: file.new, lines: lines.isEmpty ? nothing : lines,
      isAccepted: !verdicts.isEmpty && verdicts.allSatisfy(\.verdict.isAccepted),
      errors: verdicts.map { if case .newNotLoaded(let text) = $0.verdict { text } else { "" } }
        .joined())
  }
}
