import SwiftReading

/// The reasons that the user is given for what is left out.
struct LeftOutReasons {
  private let sources: SourceSet
  /// The names of declarations that were left out.
  private let removed: [String]
  private let absentModules: [String: [String]]
  private let names: OwnNames

  /// - Parameter gone: The names of the declarations that are left out at the same time.
  init(of pruned: PrunedSources, removing gone: [String] = [], _ names: OwnNames? = nil) {
    sources = pruned.sources
    removed = pruned.leftOut.filter { !$0.isReplaced }.map(\.name) + gone
    self.names = names ?? OwnNames(pruned.sources)
    absentModules = pruned.absentModules
  }

  /// Why a module is left out: it is misspelled, or not available here.
  func reason(ofModule module: String, _ place: String) -> String {
    if let near = NameAdvice.nearestModule(to: module) {
      return "\(place): unknown module \(module); did you mean `import \(near)`?"
    }
    return "\(place): \(KnownAbsences.summary(ofModule: module, products: sources.products))"
  }

  /// Why an edit is made because of an error.
  func reason(_ error: CompilerMessage, for edit: PruningEdit) -> String {
    if let reason = edit.stopReason { return reason }
    let (file, name) = (error.location.file, error.unknownName)
    let place = "\(file):\(error.location.line)"
    if let name, removed.contains(name) { return consequence(of: name, place) }
    let modules =
      name.map { PackageSymbols.modules(of: $0, among: absentModules[file] ?? []) } ?? []
    if let name, !modules.isEmpty {
      return "\(place): \(Absence.notLoaded(modules).reason(for: name))"
    }
    if error.isAboutMember, let name = error.quoted.last, edit.name?.hasPrefix(".\(name) ") == true
    {
      return "\(place): unknown modifier"
    }
    if let correction = Correction.of(error, in: sources, names) {
      return "\(place): \(correction)"
    }
    if let module = error.missingModule { return reason(ofModule: module, place) }
    if !error.isAboutName, let file = sources.file(named: file),
      let reason = readReason(in: edit, of: file, place)
    {
      return reason
    }
    if error.isWithoutDiagnosis {
      return "\(place): the compiler finds an error in this declaration, but does not locate it"
    }
    // A type without the member exists.
    let known = name.flatMap { KnownAbsences.summary(ofName: $0) }
    return "\(place): \(known ?? CaseKeyPaths.plain(error.text))"
  }

  /// What the compiler describes by its consequences: a misspelled case, or a declaration that was left out.
  private func readReason(
    in edit: PruningEdit, of file: SourceSet.File, _ place: String
  ) -> String? {
    if let mistyped = MistypedCases(in: edit.range, of: file, sources).first {
      return "\(file.name):\(mistyped.line): \(mistyped.message)"
    }
    let words = SourceWords.all(in: SourceText(file.text)[edit.range])
    return removed.first { $0 != edit.removedName && words.contains($0) }.map {
      consequence(of: $0, place)
    }
  }

  private func consequence(of name: String, _ place: String) -> String {
    "\(place): it uses \(name), which was left out"
  }
}
