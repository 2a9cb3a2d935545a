/// The cases of the types that patterns of a reducer mention, with the types of their values.
struct CaseTypes {
  typealias Case = (name: String, values: [String])

  let read: ReadReducer

  /// The cases of a type of the sources or of the architecture; `nil` if they are not known.
  func cases(of type: String) -> [Case]? {
    let (outer, inner) = ReadReducer.parts(of: type)
    switch outer {
    case "PresentationAction": return [("presented", [inner]), ("dismiss", [])]
    case "StackActionOf":
      return [
        ("element", ["", inner + ".Action"]), ("popFrom", [""]), ("push", ["", inner + ".State"]),
      ]
    case "IdentifiedActionOf": return [("element", ["", inner + ".Action"])]
    case "": return own(type)
    default: return nil
    }
  }

  /// What to write for an action of a child without the case around it: `.presented(.tapped)` for `.tapped`.
  func wrapped(_ name: String, in type: String) -> String? {
    let inner = cases(of: type)?.first
    guard type.contains("<"), let inner, let child = inner.values.last,
      cases(of: child)?.contains(where: { $0.name == name }) == true
    else { return nil }
    return inner.name == "element"
      ? "write `.element(id: _, action: .\(name))`" : "write `.\(inner.name)(.\(name))`"
  }

  private func own(_ type: String) -> [Case]? {
    let names = type.split(separator: ".").map(String.init)
    for count in stride(from: read.path.count, through: 0, by: -1) {
      let path = Array(read.path.prefix(count))
      let found = read.members(of: path + names)
      if found.contains(where: { $0.keyword == "case" }) {
        return cases(found).map { ($0.name, $0.values.map { qualified($0, in: path + names) }) }
      }
      guard found.isEmpty, names.last == "Action" else { continue }
      // `@Reducer` writes the actions of an enum.
      let owner = names.dropLast()
      let members = read.members(of: path + owner)
      if members.contains(where: { $0.keyword == "case" }) {
        return cases(members).map { ($0.name, $0.values.map { action(of: $0, path + owner) }) }
      }
    }
    return nil
  }

  /// The full name of a type of the sources that a declaration inside another type mentions: `Root.Action.Dialog` for `Dialog`.
  private func qualified(_ type: String, in owner: [String]) -> String {
    let (outer, inner) = ReadReducer.parts(of: type)
    guard outer.isEmpty else { return "\(outer)<\(qualified(inner, in: owner))>" }
    let names = type.split(separator: ".").map(String.init)
    // The actions of a reducer may be written by a macro.
    let declared = names.last == "Action" && names.count > 1 ? names.dropLast() : names[...]
    for count in stride(from: owner.count, through: 1, by: -1) {
      let path = Array(owner.prefix(count))
      if !read.members(of: path + declared).isEmpty { return (path + names).joined(separator: ".") }
    }
    return type
  }

  /// The actions of what a case of an enum of reducers holds: those of a reducer, or those of the buttons of an alert.
  private func action(of held: String, _ owner: [String]) -> String {
    let (outer, inner) = ReadReducer.parts(of: held)
    guard ["AlertState", "ConfirmationDialogState"].contains(outer) else { return held + ".Action" }
    return read.members(of: owner + [inner]).isEmpty
      ? inner : (owner + [inner]).joined(separator: ".")
  }

  private func cases(_ members: [ReadReducer.Member]) -> [Case] {
    members.filter { $0.keyword == "case" }.flatMap { member in
      member.names.map { ($0, member.payload(of: $0).map(Self.values) ?? []) }
    }
  }

  /// The types of values, without labels.
  private static func values(_ payload: String) -> [String] {
    TypeList.parts(of: payload).map { part in
      let type = part.firstMatch(of: /^\s*\w+\s*:\s*(.*)$/).map { String($0.1) } ?? part
      return type.filter { !$0.isWhitespace }
    }
  }
}
