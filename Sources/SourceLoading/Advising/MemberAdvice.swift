import ActionSyntax

/// Advice on a member that a type does not have.
struct MemberAdvice {
  let sources: SourceSet

  func advice(for error: CompilerMessage) -> Advice { (message(error), hint(error)) }

  /// `Counter.State has no member cont`, without the key path types that surround it.
  private func message(_ error: CompilerMessage) -> String? {
    guard let name = error.missingMember else { return nil }
    if isSendOfC(error) { return "the closure of this effect has no parameter `send`" }
    if ArchitectureNames.isOperator(error.quoted.first) {
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

  private func hint(_ error: CompilerMessage) -> String? {
    guard let name = error.missingMember, var type = error.quoted.first else { return nil }
    if isSendOfC(error) { return "write `.run { send in`" }
    if ArchitectureNames.isOperator(error.quoted.first) {
      return NearestName.to(name, in: ArchitectureNames.operators).map { "did you mean `.\($0)`?" }
    }
    if type == "Void", ArchitectureNames.effects.contains(name) {
      return name == "send" ? "in an effect, write `await send(...)`" : "an effect returns nothing"
    }
    if let hint = StandardMembers.hint(for: name, of: type) { return hint }
    if let root = error.quoted.lazy.compactMap(CaseKeyPaths.root).first { type = root }
    if let hint = StandardMembers.hint(for: name, of: type) { return hint }
    if type.hasSuffix("?") { type.removeLast() }
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
      return NearestName.to(name, in: ArchitectureNames.effects).map { "did you mean `.\($0)`?" }
        ?? "an effect is `.none`, `.send(...)`, `.run { send in ... }`, `.merge`, `.concatenate` or `.cancel(id:)`"
    }
    if name.hasPrefix("init(") { return reference(name, of: type) }
    // A case is not a misspelling of a nested type.
    let members = memberNames(of: type).filter {
      $0.first?.isUppercase == name.first?.isUppercase
    }
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

  /// What to write for the name of an initializer, such as `State.init(note:)`, that leaves out arguments with default values.
  private func reference(_ name: String, of type: String) -> String? {
    let labels = name.dropFirst("init(".count).dropLast().split(separator: ":").map(String.init)
    let members = memberNames(of: type)
    guard !labels.isEmpty, labels.allSatisfy(members.contains) else { return nil }
    return
      "the name of an initializer has all its arguments, also those with default values; call it in a closure"
  }

  /// The names of a type's members. `@Reducer` writes the state and the actions of an enum, with the cases of the enum.
  private func memberNames(of type: String) -> [String] {
    let type = Self.withoutArguments(type)
    let names = sources.memberNames(of: type)
    return names.isEmpty ? sources.caseNames(of: type) : names
  }

  /// `List.State` for `List<Item>.State`.
  private static func withoutArguments(_ type: String) -> String {
    var depth = 0
    return type.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
  }
}
