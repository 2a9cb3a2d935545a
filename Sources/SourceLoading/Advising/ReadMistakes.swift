import SwiftOutline

/// Finds the mistakes whose consequences are all that the compiler reports.
struct ReadMistakes {
  let sources: SourceSet

  /// The mistake in the reducer around an error whose text names only consequences; `nil` for other errors.
  func first(for error: CompilerMessage) -> ReadMistake? {
    let isVague = isVague(error)
    guard isVague || isAboutReducerType(error),
      let mistakes = ReadReducer(at: error.location, in: sources)?.mistakes
    else { return nil }
    return mistakes.first { $0.location.line == error.location.line } ?? mistakes.first
  }

  /// Whether the compiler describes the place by generic types, or does not know the cause.
  private func isVague(_ error: CompilerMessage) -> Bool {
    if error.isWithoutDiagnosis { return true }
    if error.isAboutMember, let type = error.quoted.first, let name = error.memberName {
      // The name is declared, so the error is elsewhere.
      return sources.memberNames(of: CaseKeyPaths.root(of: type) ?? type).contains(name)
    }
    return error.isAboutConsequences
  }

  /// Whether an error compares the type of a reducer with its state or its actions.
  private func isAboutReducerType(_ error: CompilerMessage) -> Bool {
    guard error.isAboutMember || error.text.hasPrefix("cannot ") else { return false }
    let reducers = Set(sources.reducerNames)
    return error.quoted.contains { reducers.contains($0) }
      || error.text.hasPrefix("cannot convert value")
        && error.quoted.contains { type in
          reducers.contains { type == $0 + ".Action" || type == $0 + ".State" }
        }
  }
}
