import ActionSyntax
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

  /// What errors are about.
  enum Stage {
    /// Declarations and bodies, so that an error may be the consequence of another one anywhere.
    case everything
    /// Declarations, so that none is the consequence of a body.
    case declarations
    /// Bodies, while all declarations stand, so that none is the consequence of another body.
    case bodies
  }

  private var pruned: PrunedSources
  /// The names of declarations that were left out or replaced, after which others may not compile.
  private(set) var changed: [String] = []
  /// The errors of the last run over declarations.
  private var reported: [CompilerMessage] = []
  /// The words of each file before a step. What a step leaves out only takes some away.
  private var words: [Set<String>] = []

  init(_ sources: SourceSet) { pruned = PrunedSources(sources) }

  /// The pruning of the module above.
  func above(_ sources: SourceSet) -> Pruning {
    var above = Pruning(sources)
    above.pruned = pruned.above(sources)
    return above
  }

  var sources: SourceSet { pruned.sources }
  var leftOut: [LeftOut] { pruned.leftOut }
  /// The types that are declared without values.
  var standIns: StandIns { pruned.standIns }

  /// The step after errors.
  ///
  /// Nothing is left out of sources with syntax errors, because the compiler misreads them.
  ///
  /// - Parameters:
  ///   - stage: What the errors are about.
  ///   - isHasty: Whether to replace the whole body of a view at once.
  mutating func next(
    after errors: [CompilerMessage], stage: Stage = .everything, isHasty: Bool = false
  ) -> Step {
    pruned.allowsParts = !isHasty
    guard !errors.contains(where: { $0.rank == .syntax }) else {
      return TopLevelStatements.leaveOut(of: &pruned, with: errors) ? .compile(sources) : .refuse
    }
    words = sources.files.map { SourceWords.all(in: $0.text) }
    let names = OwnNames(sources)
    let found = sources.files.map { EditSearch(in: $0, of: pruned, names).found(for: errors) }
    let edits = found.map(\.edits)
    let candidates = found.flatMap(\.absent)
    let before = changed.count
    apply(edits, edits.joined().compactMap(\.edit.removedName), names)
    var isChanged = edits.contains { !$0.isEmpty }
    if pruned.isPartial, standInForDependencies(errors, names) { isChanged = true }
    if stage == .declarations, leaveOutUndeclarable(errors, names) { isChanged = true }
    // What has no values can be a part of a state if nothing else helps, and a type of the sources is always meant.
    let ofState = Set(candidates.filter { $0.isOfState && !$0.isLeftOut }.map(\.name))
    if standIn(candidates.filter { !ofState.contains($0.name) }, names) { isChanged = true }
    if stage == .declarations, standIn(candidates, names) { isChanged = true }
    if isChanged {
      leaveOutIndependent(found.flatMap(\.rest), candidates, stage, names)
      if stage == .declarations { foresee(changed.dropFirst(before), names) }
    }
    if stage == .declarations { reported = errors }
    if isChanged { return .compile(sources) }
    return lastResort(errors, candidates, names)
  }

  /// What is tried if nothing else helps, one after the other until something has changed.
  private mutating func lastResort(
    _ errors: [CompilerMessage], _ candidates: [StandInCandidate], _ names: OwnNames
  ) -> Step {
    func leaveOutUsersOfPackages() -> Bool {
      let absent = AbsentPackages(of: pruned, names).declarations(with: errors)
      guard let absent else { return false }
      pruned.leaveOut(absent.found, leaving: absent.rest)
      changed += absent.found.map(\.name)
      return true
    }
    let isChanged =
      leaveOutUndeclarable(errors, names)
      || pruned.isPartial && standIn(candidates, names)
      || pruned.isPartial && leaveOutRemaining(errors, names)
      || leaveOutUsersOfPackages()
      || standIn(candidates, names)
    return isChanged ? .compile(sources) : .refuse
  }

  /// Leaves out what the next run would find again, because nothing has changed that it depends on.
  ///
  /// - Parameter groups: The errors of functions and properties of which nothing was left out.
  private mutating func leaveOutIndependent(
    _ groups: [[CompilerMessage]], _ candidates: [StandInCandidate], _ stage: Stage,
    _ names: OwnNames
  ) {
    guard pruned.isPartial, stage != .everything else { return }
    let declared = Set(candidates.map(\.name))
    let independent = groups.filter { group in
      !group.contains { $0.unknownName.map(declared.contains) ?? false }
        // An error in a declaration may be the consequence of another one, unless it has outlasted it.
        && (stage == .bodies || group.allSatisfy(reported.contains))
    }
    if !independent.isEmpty { _ = leaveOutRemaining(independent.flatMap(\.self), names) }
  }

  /// Decides about declarations that use types which have just been left out. Each generation would take another run of the compiler.
  private mutating func foresee(_ changed: ArraySlice<String>, _ names: OwnNames) {
    let uses = AbsentUses(of: changed.filter { !standIns.contains($0) }, in: sources).errors
    if !uses.isEmpty { _ = next(after: uses, stage: .declarations) }
  }

  /// Leaves out the types that need what only a package has to be declared.
  ///
  /// - Returns: Whether there are any.
  private mutating func leaveOutUndeclarable(
    _ errors: [CompilerMessage], _ names: OwnNames
  ) -> Bool {
    // Without a reducer, nothing would remain to load.
    guard !names.reducers.isEmpty else { return false }
    let edits = sources.files.map {
      EditSearch(in: $0, of: pruned, names).undeclarableTypes(for: errors)
    }
    guard edits.contains(where: { !$0.isEmpty }) else { return false }
    let types = edits.joined().compactMap(\.edit.removedName)
    let last = leftOut.count
    apply(edits, types, names)
    standInForTypes(leftOutFrom: last, names)
    return true
  }

  /// Declares types in place of those that were left out: without them, types of other modules could have the names.
  private mutating func standInForTypes(leftOutFrom first: Int, _ names: OwnNames) {
    for index in leftOut.indices.dropFirst(first)
    where leftOut[index].isType && !leftOut[index].isStop {
      let type = leftOut[index].name
      pruned.standIns.add(type)
      pruned.leftOut[index].isReplaced = true
      pruned.leftOut[index].isStop = true
      for file in files(naming: type) { leaveOutViews(of: type, in: file, names) }
    }
  }

  /// Leaves out what does not compile in declarations outside of reducers, with what the compiler says: a statement becomes a
  /// stop, and so does what uses a declaration that is gone.
  ///
  /// - Returns: Whether there is any.
  private mutating func leaveOutRemaining(
    _ errors: [CompilerMessage], _ names: OwnNames
  ) -> Bool {
    let edits = sources.files.map {
      RemainingEdits(EditSearch(in: $0, of: pruned, names), names).edits(for: errors)
    }
    guard edits.contains(where: { !$0.isEmpty }) else { return false }
    let types = edits.joined().compactMap(\.edit.removedName)
    let last = leftOut.count
    apply(edits, types, names)
    for index in leftOut.indices.dropFirst(last) where !leftOut[index].isStop {
      pruned.leftOut[index].usesAbsentType = true
    }
    standInForTypes(leftOutFrom: last, names)
    foresee(types[...], names)
    return true
  }

  /// Declares types without values, and leaves out the parts of views that use them.
  ///
  /// - Returns: Whether there are any.
  private mutating func standIn(_ candidates: [StandInCandidate], _ names: OwnNames) -> Bool {
    var isChanged = false
    for candidate in candidates where standIns.accepts(candidate.name) {
      pruned.standIns.add(candidate.name)
      changed.append(candidate.name)
      pruned.leftOut.append(
        LeftOut(
          name: candidate.name, reason: candidate.reason, isReplaced: true,
          modules: candidate.absence.modules, isStop: true))
      for index in files(naming: candidate.name) {
        let stops = ReducerProperties(of: candidate.name, in: sources.files[index])
          .stops(because: candidate.absence)
        apply(stops, to: index, [], names)
        leaveOutViews(of: candidate.name, in: index, names)
        pruned.leaveOutConformances(of: candidate, in: index)
      }
      isChanged = true
    }
    return isChanged
  }

  /// Declares the dependencies that features use and that only packages declare.
  ///
  /// - Returns: Whether there are any.
  private mutating func standInForDependencies(
    _ errors: [CompilerMessage], _ names: OwnNames
  ) -> Bool {
    var isChanged = false
    for error in errors where error.isAboutDependency {
      guard let line = sources.line(at: error.location),
        let key = line.firstMatch(of: /@Dependency\(\\\.(\w+)\)/).map({ String($0.1) }),
        !names.contains(key),
        names.resembling(key) == nil,
        NearestName.to(key, in: ArchitectureNames.dependencies) == nil,
        pruned.standIns.addDependency(key)
      else { continue }
      let modules = pruned.absentModules[error.location.file] ?? []
      pruned.leftOut.append(
        LeftOut(
          name: "the dependency \(key)",
          reason: "\(error.location.place): \(Absence.notLoaded(modules).reason(for: key))",
          isReplaced: true, modules: modules, isStop: true))
      changed.append(key)
      isChanged = true
    }
    return isChanged
  }

  private func files(naming name: String) -> [Int] {
    words.indices.filter { words[$0].contains(name) }
  }

  /// Leaves out the parts of views that use a name: a view would stop each time it is drawn.
  ///
  /// - Parameter isGone: Whether nothing has the name any more, so that what cannot do without it goes, too.
  private mutating func leaveOutViews(
    of name: String, in index: Int, _ names: OwnNames, isGone: Bool = false
  ) {
    for _ in 0..<100 {
      guard SourceWords.all(in: sources.files[index].text).contains(name) else { return }
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
        // What only names the type compiles.
        if !isGone, let edit = found?.edit, edit.removedName.map({ $0 != "#Preview" }) == true {
          found = nil
        }
      }
      guard let found else { return }
      let edits = sources.files.indices.map { $0 == index ? [found] : [] }
      apply(edits, [found.edit.removedName].compactMap(\.self), names)
    }
  }

  /// Forgets the stand-ins that do not compile.
  ///
  /// - Returns: Whether types of the sources are among them, so that others of the same names could take their places.
  mutating func removeStandIns(with errors: [CompilerMessage]) -> Bool {
    let before = standIns.names
    pruned.standIns.remove(with: errors)
    changed += before.filter { !standIns.names.contains($0) }
    let areOwn = leftOut.contains {
      $0.isType && $0.isReplaced && before.contains($0.name) && standIns.isImpossible($0.name)
    }
    pruned.leftOut.removeAll { [standIns] in
      $0.isStop && $0.isReplaced && standIns.isImpossible($0.name)
    }
    return areOwn
  }

  /// - Parameters:
  ///   - edits: Those of each file.
  ///   - removed: The names of the declarations that are left out at the same time, in any file.
  private mutating func apply(
    _ edits: [[EditSearch.Caused]], _ removed: [String], _ names: OwnNames
  ) {
    changed += removed
    let types = sources.files.indices.filter { !edits[$0].isEmpty }.flatMap { index in
      SourceOutline(sources.files[index].text).types.filter { type in
        edits[index].contains { $0.edit.range == type.range }
      }.map(\.name)
    }
    for index in edits.indices {
      apply(edits[index], to: index, removed, names)
    }
    guard !types.isEmpty else { return }
    for index in sources.files.indices { pruned.leaveOutExtensions(of: types, in: index) }
    for type in types where !sources.declaredNames.contains(type) {
      // Each generation would take another run of the compiler.
      for index in files(naming: type) { leaveOutViews(of: type, in: index, names, isGone: true) }
    }
  }

  private mutating func apply(
    _ edits: [EditSearch.Caused], to index: Int, _ removed: [String], _ names: OwnNames
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
      LeftOutReasons(of: pruned, removing: removed, names), AbsentNames(pruned, names)
    )
    let types = SourceOutline(file.text).types.filter { $0.keyword != "protocol" }
    let ordered = written.sorted { $0.cause.location.line < $1.cause.location.line }
    pruned.leftOut += ordered.map { edit, cause in
      LeftOut(
        name: edit.name ?? "", reason: reasons.reason(cause, for: edit),
        isReplaced: edit.isReplaced(cause),
        usesAbsentType: absentNames.absence(cause, in: file, isInReducer: false) != nil
          || absentNames.isAttributeOfPackage(cause),
        isType: types.contains { type in type.range == edit.range },
        isPerhapsConsequence: !cause.isAboutName && cause.missingModule == nil,
        isStop: edit.stopReason != nil)
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
