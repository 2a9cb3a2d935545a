import SwiftOutline
import SwiftReading

/// Decides what to compile after errors: the sources without parts that no reducer needs, or nothing.
///
/// Views, previews, app entries, UIKit classes and imports can go; the reducers stay. Of a view, the modifier or statement that
/// does not compile goes first. If that does not help, a text replaces the whole body, so that other views that use the view
/// still compile. Elsewhere, only a statement that needs what is not loaded is replaced, by a ``Stop``, and a type is declared by a
/// stand-in. A name that resembles one of the sources' own is a mistake, wherever it is outside of a view. Lines keep their numbers.
struct Pruning {
  /// What to do after a run of the compiler.
  enum Step: Equatable {
    case compile(SourceSet)
    /// A reducer, or code whose value is used, needs what does not compile.
    case refuse
  }

  private var pruned: PrunedSources

  init(_ sources: SourceSet) { pruned = PrunedSources(sources) }

  var sources: SourceSet { pruned.sources }
  var leftOut: [LeftOut] { pruned.leftOut }
  /// The types that are declared without values.
  var standIns: StandIns { pruned.standIns }

  /// The step after errors.
  ///
  /// Nothing is left out of sources with syntax errors, because the compiler misreads them.
  mutating func next(after errors: [CompilerMessage]) -> Step {
    guard !errors.contains(where: { $0.rank == .syntax }) else { return .refuse }
    let names = OwnNames(sources)
    let found = sources.files.map { EditSearch(in: $0, of: pruned, names).edits(for: errors) }
    let edits = found.map { $0.0 }
    let candidates = found.flatMap { $0.1 }
    let removed = edits.joined().compactMap(\.edit.removedName)
    for index in edits.indices { apply(edits[index], to: index, removed) }
    var isChanged = edits.contains { !$0.isEmpty }
    let ofState = Set(candidates.filter(\.isOfState).map(\.name))
    if standIn(candidates.filter { !ofState.contains($0.name) }) { isChanged = true }
    if isChanged { return .compile(sources) }
    if let unused = UnusedDeclarations(with: errors, in: sources, names) {
      pruned.leaveOut(unused.found, leaving: unused.rest)
    } else if let absent = AbsentPackages(of: pruned, names).declarations(with: errors) {
      pruned.leaveOut(absent.found, leaving: absent.rest)
    } else if !standIn(candidates) {
      return .refuse
    }
    return .compile(sources)
  }

  /// Declares types without values, and leaves out the parts of views that use them.
  ///
  /// - Returns: Whether there are any.
  private mutating func standIn(_ candidates: [StandInCandidate]) -> Bool {
    var isChanged = false
    for candidate in candidates where standIns.accepts(candidate.name) {
      pruned.standIns.add(candidate.name)
      pruned.leftOut.append(
        LeftOut(name: candidate.name, reason: candidate.reason, isReplaced: true, isStop: true))
      for index in sources.files.indices { leaveOutViews(of: candidate.name, in: index) }
      isChanged = true
    }
    return isChanged
  }

  /// Leaves out the parts of views that use a name: a view would stop each time it is drawn.
  private mutating func leaveOutViews(of name: String, in index: Int) {
    let names = OwnNames(sources)
    for _ in 0..<100 {
      let file = sources.files[index]
      let source = SourceText(file.text)
      let search = EditSearch(in: file, of: pruned, names)
      let positions = LinePositions(file)
      var found: EditSearch.Caused?
      for token in source.tokens where found == nil && source[token] == name {
        let offset = token.range.lowerBound
        let error = CompilerMessage(
          location: positions.location(of: offset), text: "cannot find '\(name)' in scope")
        found = search.edit(at: offset).map { ($0, error) }
      }
      guard let found else { return }
      apply([found], to: index)
    }
  }

  /// Forgets the stand-ins that do not compile.
  mutating func removeStandIns(with errors: [CompilerMessage]) {
    pruned.standIns.remove(with: errors)
    pruned.leftOut.removeAll { [standIns] in
      $0.isStop && $0.isReplaced && standIns.isImpossible($0.name)
    }
  }

  /// - Parameter removed: The names of the declarations that are left out at the same time, in any file.
  private mutating func apply(
    _ edits: [EditSearch.Caused], to index: Int, _ removed: [String] = []
  ) {
    // Reading the names of all sources for each file without an edit would take long in a large project.
    guard !edits.isEmpty else { return }
    let file = sources.files[index]
    for (edit, cause) in edits {
      if let module = cause.missingModule, NameAdvice.nearestModule(to: module) == nil {
        pruned.absentModules[file.name, default: []].append(module)
      }
      if let body = edit.partOfBody { pruned.countPart(ofBody: body, in: file) }
    }
    // The user did not write the previews of views that create their stores.
    let written = edits.filter { $0.edit.name?.contains(StoreOwnerExpansion.typePrefix) == false }
    // The reasons quote the lines as they are written.
    let (reasons, absentNames) = (
      LeftOutReasons(of: pruned, removing: removed), AbsentNames(pruned, OwnNames(sources))
    )
    pruned.leftOut += written.sorted { $0.cause.location.line < $1.cause.location.line }.map {
      LeftOut(
        name: $0.edit.name ?? "", reason: reasons.reason($0.cause, for: $0.edit),
        isReplaced: $0.edit.isReplaced($0.cause),
        usesAbsentType: absentNames.absence($0.cause, in: file, isInReducer: false) != nil,
        isPerhapsConsequence: !$0.cause.isAboutName && $0.cause.missingModule == nil,
        isStop: $0.edit.stopReason != nil)
    }
    for (edit, cause) in edits.sorted(by: { $0.edit.range.lowerBound > $1.edit.range.lowerBound }) {
      pruned.sources.files[index].text = edit.applied(to: sources.files[index].text, cause)
    }
    removePreviews(of: edits.compactMap(\.edit.name), in: index)
  }

  /// Leaves out the imports of modules that do not exist here. The compiler would stop at the first one.
  ///
  /// - Parameter names: The names of the modules that exist; `nil` if only those of Apple's frameworks are known not to.
  /// - Returns: What the compiler would say about them; `nil` if there are none.
  mutating func leaveOutAbsentImports(existing names: Set<String>? = nil) -> String? {
    AbsentImports.leaveOut(of: &pruned, existing: names)
  }

  /// Removes the generated previews of views that were left out.
  private mutating func removePreviews(of names: [String], in file: Int) {
    for name in names {
      let text = sources.files[file].text
      let preview = SourceOutline(text).declarations.last { declaration in
        declaration.name.hasPrefix(StoreOwnerExpansion.typePrefix)
          && SourceText(String(decoding: Array(text.utf8)[declaration.range], as: UTF8.self))
            .contains(name, "(")
      }
      guard let preview else { continue }
      pruned.sources.files[file].text = text.applying([.blanking(preview.range, of: text)])
    }
  }
}
