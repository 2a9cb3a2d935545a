import ActionSyntax

/// What to write in place of a mistake.
package struct ErrorAdvice {
  package let sources: SourceSet
  /// What was left out of the sources.
  package let leftOut: [LeftOut]
  /// The files around the sources, in which a missing name may be declared.
  package var neighbors: NeighboringFiles?

  /// Returns a clearer message than the compiler's, if there is one, and what to write.
  package func advice(for error: CompilerMessage) -> (message: String?, hint: String?) {
    let line = sources.line(at: error.location) ?? ""
    if error.isAboutReducerWithEnvironment {
      return (
        "a reducer with an environment is from before `ReducerProtocol`, and is not supported",
        "write a type that conforms to `Reducer`, with `@Dependency` in place of the environment"
      )
    }
    let elsewhere = DeclaredElsewhere(sources: sources, neighbors: neighbors)
    if let hint = elsewhere.hint(for: error, member: memberName(error)) { return (nil, hint) }
    if let advice = operatorAdvice(error, line) { return advice }
    if let key = dependencyKey(error, line) { return key }
    if let mistake = readMistake(error) { return (mistake.message, mistake.hint) }
    if let key = casePath(error, line) { return key }
    if let module = error.missingModule { return (nil, advice(onModule: module)) }
    if let name = error.unknownName { return (nil, advice(onName: name, error)) }
    if error.isAboutMember, error.quoted.first != "Never" {
      return (member(error), memberHint(error))
    }
    if error.text.contains("conform to protocol"), let requirement = requirement(error) {
      return requirement
    }
    if let plain = Self.plain.first(where: { error.text.contains($0.text) }) {
      return (plain.message, plain.hint)
    }
    return fromQuotes(error, line)
  }
}

// MARK: Cases of enum reducers

extension ErrorAdvice {
  /// An error in the code of a macro, located at the case that causes it; other errors as they are.
  ///
  /// `@Reducer` on an enum uses the `State` of each case's payload. The compiler reports a payload without one at
  /// the macro.
  package func located(_ error: CompilerMessage) -> CompilerMessage {
    if error.isWithoutDiagnosis { return locatedByReading(error) }
    if operatorAdvice(error, sources.line(at: error.location) ?? "") == nil,
      let mistake = readMistake(error)
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

// MARK: Names

extension ErrorAdvice {
  /// The module that a misspelled name means.
  static func nearestModule(to module: String) -> String? {
    let known = ["ComposableArchitecture", "SwiftUI", "Foundation", "Combine", "Dependencies"]
    return known.contains(module) ? nil : NearestName.to(module, in: known)
  }

  private func advice(onModule module: String) -> String {
    let near = sources.products.contains(module) ? nil : Self.nearestModule(to: module)
    return near.map { "did you mean `import \($0)`?" }
      ?? KnownAbsences.advice(onModule: module, products: sources.products)
  }

  private func advice(onName name: String, _ error: CompilerMessage) -> String? {
    if let gone = leftOut.first(where: { !$0.isReplaced && $0.name == name }) {
      return "it was left out (\(gone.reason))"
    }
    let line = sources.line(at: error.location) ?? ""
    if let field = UnqualifiedField.hint(for: name, in: line, of: sources) { return field }
    if let own = OwnNames(sources).resembling(name) { return "did you mean `\(own)`?" }
    if let known = KnownAbsences.advice(onName: name) { return known }
    if error.text.hasPrefix("unknown attribute ") {
      return NearestName.to(name, in: ArchitectureNames.attributes).map { "did you mean `\($0)`?" }
    }
    let isType = error.isAboutTypeName
    let names = (sources.declaredNames + ArchitectureNames.types).filter {
      $0.first?.isUppercase == name.first?.isUppercase && !(isType && $0 == "Reduce") && $0 != name
    }
    let near = NearestName.to(name, in: names) ?? AppleSymbols.resembling(name)
    if let near { return "did you mean `\(near)`?" }
    let imports = leftOut.filter { $0.name.hasPrefix("import ") }
    let own = KnownAbsences.framework(of: name)
    if let module = imports.first(where: { $0.name == "import \(own ?? "")" }) ?? imports.first {
      if imports.count > 1, own == nil {
        let names = imports.map { String($0.name.dropFirst("import ".count)) }
        return "perhaps it comes from an import that was left out: \(names.joined(separator: ", "))"
      }
      return "perhaps it comes from the \(module.name) that was left out (\(module.reason))"
    }
    if let dependency = UndeclaredNames.dependency(name) { return dependency }
    guard name.first?.isLetter == true || name.hasPrefix("_") else { return nil }
    return name.first?.isUppercase == true
      ? "if another file declares it, load that file, too: `load FILE OTHER.swift` or `load FOLDER`"
      : "declare it, or bind it in the pattern: `case .name(let \(name)):`"
  }

  /// `Counter.State has no member cont`, without the key path types that surround it.
  private func member(_ error: CompilerMessage) -> String? {
    guard let name = memberName(error) else { return nil }
    if isSendOfC(error) { return "the closure of this effect has no parameter `send`" }
    if error.quoted.first.map(Self.isReducer) == true {
      return "a reducer has no operator '\(name)'"
    }
    if let first = error.quoted.first, let type = CaseKeyPaths.root(of: first) {
      return "'\(type)' has no case '\(name)'"
    }
    guard error.text.contains("using key path from root type"), let root = error.quoted.last
    else { return nil }
    let kind = CaseKeyPaths.root(of: root) == nil ? "member" : "case"
    return "'\(CaseKeyPaths.root(of: root) ?? root)' has no \(kind) '\(name)'"
  }

  /// Whether an action is an argument of the C library's `send`, as in an effect whose closure has no parameter of this name.
  private func isSendOfC(_ error: CompilerMessage) -> Bool {
    error.quoted.first == "Int32" && sources.line(at: error.location)?.contains("send(") == true
  }

  func memberName(_ error: CompilerMessage) -> String? {
    guard let mark = error.text.range(of: "member '") else { return nil }
    return String(error.text[mark.upperBound...].prefix { $0 != "'" })
  }

  private func memberHint(_ error: CompilerMessage) -> String? {
    guard let name = memberName(error), var type = error.quoted.first else { return nil }
    if isSendOfC(error) { return "write `.run { send in`" }
    if Self.isReducer(type) {
      return NearestName.to(name, in: Self.operators).map { "did you mean `.\($0)`?" }
    }
    if type == "Void", Self.effects.contains(name) {
      return name == "send" ? "in an effect, write `await send(...)`" : "an effect returns nothing"
    }
    if let hint = StandardMembers.hint(for: name, of: type) { return hint }
    if let root = error.quoted.lazy.compactMap(CaseKeyPaths.root).first { type = root }
    if error.text.contains("using key path from root type"), let root = error.quoted.last,
      CaseKeyPaths.root(of: root) == nil
    {
      type = root
    }
    if type.hasPrefix("Effect<") {
      let action = type.dropFirst(7).dropLast()
      if sources.memberNames(of: String(action)).contains(name) {
        return "an action is sent by an effect: write `.send(.\(name)...)`"
      }
      return NearestName.to(name, in: Self.effects).map { "did you mean `.\($0)`?" }
        ?? "an effect is `.none`, `.send(...)`, `.run { send in ... }`, `.merge`, `.concatenate` or `.cancel(id:)`"
    }
    let members = memberNames(of: type)
    if let near = NearestName.to(name, in: members.filter { $0 != name }) {
      return "did you mean `\(near)`?"
    }
    guard !members.contains(name) else { return nil }
    if type.hasSuffix(".Action"), !members.isEmpty {
      return "\(type) has \(alternatives(members)); to add one, write `case \(name)`"
    }
    if type.hasSuffix("State"), !members.isEmpty {
      return "\(type) has \(alternatives(members)); to add one, write `var \(name) = ...`"
    }
    return nil
  }

  /// The names of a type's members. `@Reducer` writes the state and the actions of an enum, with the cases of the enum.
  private func memberNames(of type: String) -> [String] {
    let names = sources.memberNames(of: type)
    guard names.isEmpty, type.hasSuffix(".State") || type.hasSuffix(".Action") else { return names }
    return members(of: type.split(separator: ".").dropLast().joined(separator: "."))
      .filter { $0.keyword == "case" }.flatMap(\.names)
  }

  /// Whether a type is that of an operator's result, such as `_IfLetReducer<Reduce<State, Action>, Row>`.
  private static func isReducer(_ type: String) -> Bool {
    let name = type.prefix { $0 != "<" }
    return name.hasPrefix("_") && name.hasSuffix("Reducer") || name == "Reduce" || name == "Scope"
      || name == "BindingReducer"
  }

  static let effects = [
    "none", "send", "run", "merge", "concatenate", "cancel", "cancellable", "publisher",
    "animation",
  ]
}

// MARK: Key paths

extension ErrorAdvice {
  /// A key of `@Dependency` that does not exist.
  private func dependencyKey(
    _ error: CompilerMessage, _ line: Substring
  ) -> (message: String?, hint: String?)? {
    guard let start = line.range(of: "@Dependency(\\."),
      error.text.contains("KeyPath") || error.text.contains("key path")
        || error.text.contains("'DependencyValues'")
    else { return nil }
    let key = String(line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let own = sources.memberNames(of: "DependencyValues")
    let gone = leftOut.first {
      !$0.isReplaced && ["DependencyValues", "DependencyValues.\(key)"].contains($0.name)
    }
    if let gone, !own.contains(key) {
      return (
        "the dependency '\(key)' is missing", "its declaration was left out (\(gone.reason))"
      )
    }
    let near = NearestName.to(key, in: (own + Self.dependencies).filter { $0 != key })
    return (
      "unknown dependency '\(key)'",
      DeclaredElsewhere(sources: sources, neighbors: neighbors)
        .hint(for: key, of: "DependencyValues") ?? near.map { "did you mean `\\.\($0)`?" }
        ?? "declare it: `extension DependencyValues { var \(key): ... { get { self[Key.self] } set { ... } } }`"
    )
  }

  private static let dependencies = [
    "continuousClock", "suspendingClock", "date", "uuid", "mainQueue", "mainRunLoop", "dismiss",
    "isPresented", "calendar", "locale", "timeZone", "withRandomNumberGenerator", "openURL",
    "context", "urlSession",
  ]

  /// A key path to a case that does not exist.
  private func casePath(
    _ error: CompilerMessage, _ line: Substring
  ) -> (message: String?, hint: String?)? {
    guard error.text.contains("'KeyPath<Root, Value>'"),
      let start = line.range(of: "action: \\."),
      let type = error.quoted.last?.split(separator: "<").last?.split(separator: ",").first
    else { return nil }
    let name = String(line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let cases = sources.memberNames(of: String(type))
    if cases.contains(name) {
      return (nil, "a case key path such as `\\.\(name)` needs `@CasePathable` or `@Reducer`")
    }
    return (
      "'\(type)' has no case '\(name)'",
      NearestName.to(name, in: cases).map { "did you mean `\\.\($0)`?" }
    )
  }
}
