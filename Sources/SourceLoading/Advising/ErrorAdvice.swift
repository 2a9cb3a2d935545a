/// What to write in place of a mistake.
struct ErrorAdvice {
  let sources: SourceSet
  /// What was left out of the sources.
  let leftOut: [LeftOut]
  /// The files around the sources, in which a missing name may be declared.
  var neighbors: NeighboringFiles?

  /// Returns a clearer message than the compiler's, if there is one, and what to write.
  func advice(for error: CompilerMessage) -> (message: String?, hint: String?) {
    let line = sources.line(at: error.location) ?? ""
    if error.isAboutReducerWithEnvironment {
      return (
        "a reducer with an environment is neither a global nor a static value here, or other reducers are types",
        "write a type that conforms to `Reducer`, with `@Dependency` in place of the environment"
      )
    }
    if let nested = NestedEnumReducer(in: error, of: sources) { return nested.advice }
    let elsewhere = DeclaredElsewhere(sources: sources, neighbors: neighbors)
    if let hint = elsewhere.hint(for: error, member: error.missingMember) { return (nil, hint) }
    let mistakes = CommonMistakes(
      error: error, line: line, sources: sources,
      enclosing: sources.enclosingTypes(error.location))
    if let advice = mistakes.advice { return advice }
    if let label = ArgumentLabels(sources: sources).meant(by: error) {
      return (nil, "did you mean `\(label):`?")
    }
    if let advice = OperatorAdvice(sources: sources).advice(for: error, line) { return advice }
    let keyPaths = KeyPathAdvice(sources: sources, leftOut: leftOut, elsewhere: elsewhere)
    if let key = keyPaths.onDependency(error, line) { return key }
    if let mistake = ReadMistakes(sources: sources).first(for: error) {
      return (mistake.message, mistake.hint)
    }
    if let key = keyPaths.onCase(error, line) { return key }
    let names = NameAdvice(sources: sources, leftOut: leftOut)
    if let module = error.missingModule { return (nil, names.advice(onModule: module)) }
    if let name = error.unknownName { return (nil, names.advice(onName: name, error)) }
    if error.isAboutMember, error.quoted.first != "Never" {
      return MemberAdvice(sources: sources).advice(for: error)
    }
    return WordingAdvice(sources: sources).advice(for: error, line)
  }

  /// An error in the code of a macro, located at the case that causes it; other errors as they are.
  ///
  /// `@Reducer` on an enum uses the `State` of each case's payload. The compiler reports a payload without one at
  /// the macro.
  func located(_ error: CompilerMessage) -> CompilerMessage {
    if error.isWithoutDiagnosis { return UndiagnosedBody(sources: sources).located(error) }
    if let place = ArgumentLabels(sources: sources).location(of: error) {
      var error = error
      error.location = place
      return error
    }
    if let nested = NestedEnumReducer(in: error, of: sources) {
      var error = error
      error.location = nested.location
      return error
    }
    let line = sources.line(at: error.location) ?? ""
    if OperatorAdvice(sources: sources).advice(for: error, line) == nil,
      let mistake = ReadMistakes(sources: sources).first(for: error)
    {
      var error = error
      error.location = mistake.location
      return error
    }
    guard error.text.hasPrefix("'State' is not a member type of"),
      sources.line(at: error.location)?.contains("Of<") != true, error.quoted.count > 1,
      let type = error.quoted[1].split(separator: ".").last,
      let source = sources.file(named: error.location.file)
    else { return error }
    for (file, number, line) in LinePositions(source).lines(after: error.location) {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
      guard words.contains("case"), words.contains(type), !words.contains("@ReducerCaseIgnored"),
        let place = line.range(of: type)
      else { continue }
      var error = error
      error.location = CompilerMessage.Location(
        file: file, line: number,
        column: line[..<place.lowerBound].utf8.count + 1)
      return error
    }
    return error
  }
}
