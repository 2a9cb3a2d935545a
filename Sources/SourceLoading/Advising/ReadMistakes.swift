import SwiftReading

/// Finds the mistakes whose consequences are all that the compiler reports.
struct ReadMistakes {
  let sources: SourceSet

  /// The mistake in the reducer around an error whose text names only consequences; `nil` for other errors.
  func first(for error: CompilerMessage) -> ReadMistake? {
    let isVague = isVague(error)
    guard isVague || isAboutReducerType(error) else { return nil }
    let mistakes = ReadReducer(at: error.location, in: sources)?.mistakes ?? []
    return mistakes.first { $0.location.line == error.location.line } ?? mistakes.first
      ?? (error.isAboutConsequences ? MistypedMember.mistake(in: error, of: sources) : nil)
  }

  /// Whether the compiler describes the place by generic types, or does not know the cause.
  private func isVague(_ error: CompilerMessage) -> Bool {
    if error.isWithoutDiagnosis { return true }
    if error.isAboutMember, let type = error.quoted.first, let name = error.missingMember {
      // The name is declared, so the error is elsewhere.
      return sources.memberNames(of: CaseKeyPaths.root(of: type) ?? type).contains(name)
    }
    return error.isAboutConsequences
  }

  /// Whether an error compares the type of a reducer with its state or its actions.
  private func isAboutReducerType(_ error: CompilerMessage) -> Bool {
    if error.text.contains("does not conform to protocol '") {
      let read = ReadReducer(at: error.location, in: sources)
      let fields = error.notes.filter { $0.hasPrefix("stored property") }.flatMap(SourceWords.all)
      let own = error.quoted.first?.split(separator: ".").last.map(String.init)
      return (fields + [own ?? ""]).contains { read?.reducer(named: $0) != nil }
    }
    guard error.isAboutMember || error.text.hasPrefix("cannot ") else { return false }
    // A case path to what a child sends: the operator's closure does not compile.
    let isCasePath = error.quoted.contains {
      $0.hasPrefix("PresentationAction<") && $0.hasSuffix(">.Type")
    }
    if isCasePath { return true }
    let reducers = Set(sources.reducerNames)
    return error.quoted.contains { reducers.contains($0) }
      || error.text.hasPrefix("cannot convert value")
        && error.quoted.contains { type in
          reducers.contains { type == $0 + ".Action" || type == $0 + ".State" }
        }
  }
}
