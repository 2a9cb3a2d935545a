/// What to write in a part of a view that is left out because of a mistake.
enum Correction {
  /// The error with what to write, if it is about a name or a store of the sources.
  static func of(
    _ error: CompilerMessage, in sources: SourceSet, _ names: OwnNames
  ) -> String? {
    let isOwn =
      error.isAboutMember || error.text.contains("argument")
      || error.unknownName?.hasPrefix("$") == true
      || error.text.hasPrefix("unknown attribute ")
      || error.absentName.map { names.resembling($0) != nil } == true
    let isOfView = ["'Binding<", "'ObservedObject'", "'Store'", "protocol 'Reducer'"].contains(
      where: error.text.contains)
    let isOfField = error.text.contains("'StoreField<")
    guard isOwn || isOfView || isOfField else { return nil }
    let advice = ErrorAdvice(sources: sources, leftOut: []).advice(for: error)
    if isOfField, advice.hint == nil { return advice.message }
    guard isOwn || isOfView, let hint = advice.hint,
      ["did you mean", "declare it as", "write `$", "write `Store", "write `@Bindable`"].contains(
        where: hint.hasPrefix)
    else { return nil }
    return "\(CaseKeyPaths.plain(advice.message ?? error.text)); \(hint)"
  }
}
