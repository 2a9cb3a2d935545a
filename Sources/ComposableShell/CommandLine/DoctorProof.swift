import ShellCore

/// Compares both editions of files that were rewritten.
@MainActor
struct DoctorProof {
  typealias Verdicts = [(name: String, verdict: EditionVerdict)]
  typealias Change = DoctorFix.Change

  /// The files that are named, and those that have changed.
  private let files: [(path: String, text: String)]
  private let changed: [Change]
  private let makeSession: @MainActor () -> Session
  private let log: ComparisonLog
  private let willCompare: @MainActor (String) -> Void
  private let nesting: ReducerNesting
  private let editions: Editions
  /// Both editions without `private` before types with reducers; `nil` if there are none.
  private let visible: Editions?
  private static let mostReducers = 20

  /// Two editions, and the files of the newer one.
  @MainActor
  private struct Editions {
    let comparison: EditionComparison
    let texts: [String: String]

    init(
      _ makeSession: @escaping @MainActor () -> Session, old: [(path: String, text: String)] = [],
      new: [(path: String, text: String)]
    ) {
      comparison = EditionComparison(makeSession, texts: new, old: old)
      texts = Dictionary(new.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
    }
  }

  init(
    files: [(path: String, text: String)], changed: [Change],
    neighbors: [(path: String, text: String)], makeSession: @escaping @MainActor () -> Session,
    log: ComparisonLog, willCompare: @escaping @MainActor (String) -> Void
  ) {
    (self.files, self.changed) = (files, changed)
    (self.makeSession, self.log, self.willCompare) = (makeSession, log, willCompare)
    nesting = ReducerNesting(files + neighbors)
    editions = Editions(makeSession, new: changed.map { ($0.path, $0.new) })
    let old = changed.map { (path: $0.path, text: Modernizer.visible($0.old)) }
    visible =
      zip(old, changed).allSatisfy { $0.text == $1.old }
      ? nil
      : Editions(
        makeSession, old: old, new: changed.map { ($0.path, Modernizer.visible($0.new)) })
  }

  /// What is known about the reducers of a file, or whether it compiles, if it has none.
  func verdicts(on file: Change) async -> Verdicts {
    var verdicts = await comparisons(of: file)
    if verdicts.allSatisfy({ !$0.verdict.isLoaded }), let compiled = await compiled(file) {
      let names = verdicts.isEmpty ? [DoctorFix.name(of: file.path)] : verdicts.map(\.name)
      verdicts = names.map { ($0, compiled) }
    }
    return Self.compiledTogether(verdicts)
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

  /// What is known about the reducers of a file: about each, or about one that contains it, if it cannot be created alone.
  private func comparisons(of file: Change) async -> Verdicts {
    let names = Modernizer.reducers(in: file.old).prefix(Self.mostReducers)
    let loaded = nesting.loadedReducers(in: file.path)
    var verdicts: [String: EditionVerdict] = [:]
    var verdictOfParent: [String: (parent: String, verdict: EditionVerdict)] = [:]
    for name in names {
      let ancestors = nesting.ancestors(of: name)
      guard loaded[name] != nil || !ancestors.contains(where: { loaded[$0] != nil }) else {
        continue
      }
      if loaded[name] == nil, let parent = nesting.parent(of: name, besides: file.path) {
        let verdict = await verdict(on: file.path, parent)
        verdictOfParent[name] = (parent.name, verdict)
        if verdict.isLoaded { continue }
      }
      verdicts[name] = await verdict(on: file.path, loaded[name] ?? .init(name: name))
    }
    return names.compactMap { name in
      if let verdict = verdicts[name], verdict.isLoaded { return (name, verdict) }
      let parent = nesting.ancestors(of: name).lazy.compactMap { parent in
        verdicts[parent].map { (parent: parent, verdict: $0) }
      }.first { $0.verdict.isLoaded }
      if let (parent, verdict) = parent ?? verdictOfParent[name] {
        return ("\(name), as a part of \(parent)", verdict)
      }
      return verdicts[name].map { (name, $0) }
    }
  }

  /// What is known about a reducer.
  private func verdict(
    on path: String, _ reducer: Modernizer.LoadedReducer
  ) async -> EditionVerdict {
    let verdict = await verdict(on: path, reducer, editions)
    guard !verdict.isLoaded, let visible else { return verdict }
    let again = await self.verdict(on: path, reducer, visible)
    return again.isLoaded ? again : verdict
  }

  /// What is known about a reducer from the file alone, or from its folder or its project, if the file needs others.
  private func verdict(
    on path: String, _ reducer: Modernizer.LoadedReducer, _ editions: Editions
  ) async -> EditionVerdict {
    willCompare(reducer.name)
    var alone: EditionVerdict?
    for place in files.count > 1 ? [folder] : places(of: path) {
      let subject = ComparisonLog.Subject(
        path: place, reducer: reducer.name, fields: reducer.fields)
      let comparison = editions.comparison
      let verdict = await log.verdict(on: subject, editions.texts) { avoided, willPerform in
        let verdict = await comparison.verdict(
          on: place, reducer: reducer.name, fields: reducer.fields, avoiding: avoided,
          willPerform: willPerform)
        return (verdict, verdict.isComplete ? comparison.neededFiles : nil)
      }
      if alone == nil ? verdict.isComplete : verdict.isLoaded { return verdict }
      alone = alone ?? verdict
    }
    return alone ?? .compiled
  }

  private func places(of path: String) -> [String] {
    let project = NeighboringFiles.project(of: path)
    return [path, folder] + (project.map { [$0] } ?? [])
  }

  /// Whether both editions of a file compile, if nothing in it can be created: with a reducer beside it that does nothing.
  ///
  /// - Returns: `nil` if the older edition does not compile.
  private func compiled(_ file: Change) async -> EditionVerdict? {
    let probe = Modernizer.probe.text
    let editions = Editions(
      makeSession, old: [(file.path, file.old + probe)],
      new: changed.map { ($0.path, $0.new + ($0.path == file.path ? probe : "")) })
    let verdict = await verdict(on: file.path, .init(name: Modernizer.probe.name), editions)
    guard verdict.isLoaded else { return nil }
    // The probe has no actions.
    return verdict.isAccepted ? .compiled : verdict
  }

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
}
