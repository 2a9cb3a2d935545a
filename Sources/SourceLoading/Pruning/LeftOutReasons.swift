/// The reasons that the user is given for what is left out.
struct LeftOutReasons {
  private let sources: SourceSet
  private let leftOut: [LeftOut]

  init(of pruned: PrunedSources) {
    sources = pruned.sources
    leftOut = pruned.leftOut
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
    let place = "\(error.location.file):\(error.location.line)"
    if error.isAboutMember, let name = error.quoted.last, edit.name?.hasPrefix(".\(name) ") == true
    {
      return "\(place): unknown modifier"
    }
    if let correction = Correction.of(error, in: sources) { return "\(place): \(correction)" }
    if !error.isAboutName, let file = sources.file(named: error.location.file),
      let pattern = CasePatterns.mistyped(in: edit.range, of: file, sources)
    {
      return "\(error.location.file):\(pattern.line): \(pattern.message)"
    }
    if let module = error.missingModule { return reason(ofModule: module, place) }
    if !error.isAboutName, let file = sources.file(named: error.location.file),
      let name = leftOut.name(mentionedIn: edit.range, of: file)
    {
      return "\(place): it uses \(name), which was left out"
    }
    // A type without the member exists.
    let known = error.unknownName.flatMap { KnownAbsences.summary(ofName: $0) }
    return "\(place): \(known ?? CaseKeyPaths.plain(error.text))"
  }
}
