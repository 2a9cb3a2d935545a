import ActionSyntax
import SwiftOutline

// Mistakes with cases, scopes, presentations and stacks, which the compiler describes by generic types, or not at all.

extension ErrorAdvice {
  /// A clearer message than the compiler's, if there is one, and what to write.
  typealias Advice = (message: String?, hint: String?)

  /// Advice on a mistake in an operator of a reducer; `nil` for other errors.
  func operatorAdvice(_ error: CompilerMessage, _ line: Substring) -> Advice? {
    if error.isWithoutDiagnosis { return undiagnosed(error) }
    return caseWithoutDot(error, line) ?? projection(error) ?? childState(error, line)
      ?? conversion(error, line) ?? conformance(error)
  }

  /// `case tapped:` for `case .tapped:`.
  private func caseWithoutDot(_ error: CompilerMessage, _ line: Substring) -> Advice? {
    guard let name = error.unknownName, sources.declaredNames.contains(name),
      before(error, in: line).split(whereSeparator: \.isWhitespace).last == "case"
    else { return nil }
    return ("a case in a pattern begins with a dot", "write `case .\(name)`")
  }

  /// A name with `$` that its property does not have.
  private func projection(_ error: CompilerMessage) -> Advice? {
    if let name = error.unknownName, name.hasPrefix("$"),
      sources.declaredNames.contains(String(name.dropFirst()))
    {
      return (nil, "declare it as `@Bindable var \(name.dropFirst())`")
    }
    guard error.isAboutMember, let name = memberName(error), name.hasPrefix("$"),
      let type = error.quoted.first
    else { return nil }
    let fields = members(of: type)
    if let field = fields.first(where: { $0.names.contains(String(name.dropFirst())) }) {
      let isPresented = field.attributes.contains("Presents")
      return isPresented ? nil : (nil, "declare it as `@Presents var \(name.dropFirst())`")
    }
    let presented = fields.filter { $0.attributes.contains("Presents") }.flatMap(\.names)
    return NearestName.to(name, in: presented.map { "$\($0)" }).map {
      (nil, "did you mean `\($0)`?")
    }
  }

  /// The state of a `Scope` that does not exist.
  private func childState(_ error: CompilerMessage, _ line: Substring) -> Advice? {
    guard error.text.contains("State has no variable of this name"),
      let name = Self.name(after: "state: \\.", in: line)
    else { return nil }
    let type = enclosingTypes(error.location) + ".State"
    let names = sources.memberNames(of: type)
    guard !names.isEmpty, !names.contains(name) else { return nil }
    return (
      "'\(type)' has no variable '\(name)'",
      NearestName.to(name, in: names).map { "did you mean `\($0)`?" }
    )
  }

  /// A value whose type belongs to another part of a reducer than the operator expects.
  private func conversion(_ error: CompilerMessage, _ line: Substring) -> Advice? {
    let quoted = error.quoted
    if let name = quoted.first, name.hasSuffix(".Type"), error.text.contains("'Reducer'") {
      return (
        "this is the type of a reducer, not a reducer",
        "add parentheses: `\(name.dropLast(5).prefix { $0 != "<" })()`"
      )
    }
    guard error.text.hasPrefix("cannot convert value"), quoted.count == 2 else { return nil }
    let (found, expected) = (quoted[0], quoted[1])
    if expected == "()", found.hasSuffix(".Action"),
      let name = Self.name(after: "action: \\.", in: self.line(before: error) ?? line)
    {
      return ("the case '\(name)' has no value", "declare it as `case \(name)(\(found))`")
    }
    if found == expected + ".State" {
      return (nil, "a property holds the states of reducers: write `.State` after the reducer")
    }
    guard expected.hasPrefix("WritableKeyPath<"), let has = Self.value(of: found),
      let needs = Self.value(of: expected)
    else { return nil }
    if needs.hasPrefix("PresentationState<"), let name = Self.name(after: "(\\.", in: line) {
      return (
        "the key path leads to the value, not to its presentation", "write `\\.$\(name)`"
      )
    }
    if needs.hasPrefix("StackState<"), needs.contains("."), !has.hasPrefix("IdentifiedArray"),
      !has.hasSuffix("?")
    {
      return (
        "the property has the type \(has), not \(needs)", "declare it as `\(needs)`"
      )
    }
    return nil
  }

  private func conformance(_ error: CompilerMessage) -> Advice? {
    guard error.text.contains("conform to 'BindableAction'"),
      let type = error.quoted.dropLast().last
    else { return nil }
    return (
      "'\(type)' does not conform to 'BindableAction'",
      "write `enum Action: BindableAction` with `case binding(BindingAction<State>)`"
    )
  }
}

// What the sources say about a place.
extension ErrorAdvice {
  /// The declarations around a place, the outermost first.
  func enclosing(_ location: CompilerMessage.Location) -> [SourceOutline.Declaration] {
    for file in sources.files {
      guard let offset = LinePositions(file).offset(of: location) else { continue }
      var found: [SourceOutline.Declaration] = []
      var members = SourceOutline(file.text).declarations
      while let next = members.first(where: { $0.range.contains(offset) }) {
        found.append(next)
        members = next.members
      }
      return found
    }
    return []
  }

  /// The name of the type around a place: `Root`.
  func enclosingTypes(_ location: CompilerMessage.Location) -> String {
    enclosing(location).filter(\.isType).map(\.name).joined(separator: ".")
  }

  /// The members of a type: `Root.State`.
  func members(of type: String) -> [SourceOutline.Declaration] {
    type.split(separator: ".").reduce(
      sources.files.flatMap { SourceOutline($0.text).declarations }
    ) { declarations, name in
      declarations.filter { $0.isType && $0.name == name }.flatMap(\.members)
    }
  }

  /// The identifier that follows a text in a line.
  static func name(after text: String, in line: Substring) -> String? {
    guard let start = line.range(of: text) else { return nil }
    let name = line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  private func before(_ error: CompilerMessage, in line: Substring) -> String {
    String(decoding: line.utf8.prefix(error.location.column - 1), as: UTF8.self)
  }

  private func line(before error: CompilerMessage) -> Substring? {
    sources.line(
      at: CompilerMessage.Location(
        file: error.location.file, line: error.location.line - 1, column: 1))
  }
}
