/// Mistakes in the declarations of a reducer: its kind, its body, and the types of its cases and fields.
struct DeclarationMistakes {
  let read: ReadReducer

  var all: [ReadMistake] { kind + payloads + fields }

  /// A type that is not a reducer, or whose body is not one.
  private var kind: [ReadMistake] {
    guard read.reducer.keyword == "struct" else { return [] }
    let name = read.offset(of: read.reducer.name, in: read.reducer.range)
    let body = read.reducer.members.first { $0.names.contains("body") }
    if !read.reducer.isReducer, body != nil, !read.reducer.inherited.contains("View") {
      return [
        read.mistake(
          at: name, "'\(read.reducer.name)' is not a reducer", "write `@Reducer` before `struct`")
      ]
    }
    let reduces = read.reducer.members.contains { $0.keyword == "func" && $0.name == "reduce" }
    guard let body else {
      let near = read.reducer.members.first { member in
        member.keyword == "var" && member.type?.contains("Reducer") == true
      }
      guard !reduces, let near else { return [] }
      return [
        read.mistake(
          at: read.offset(of: near.name, in: near.range), "the reducer has no `body`",
          "did you mean `body`?")
      ]
    }
    let type = body.type?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    let owners = ["Self", read.reducer.name, read.path.joined(separator: ".")]
    guard !type.isEmpty,
      !owners.contains(where: {
        ["some ReducerOf<\($0)>", "some ReducerProtocolOf<\($0)>"].contains(type)
      }),
      !type.contains("Reducer<State, Action>") || !type.hasPrefix("some "),
      !type.contains("ReducerProtocol<")
    else { return [] }
    return [
      read.mistake(
        at: read.offset(of: "body", in: body.range), "the body has the type \(type)",
        "declare it as `var body: some ReducerOf<Self>`")
    ]
  }

  /// Cases that hold a reducer or a state in place of actions.
  private var payloads: [ReadMistake] {
    read.actions.filter { $0.keyword == "case" && read.isHere($0) }.flatMap { declaration in
      declaration.names.compactMap { name -> ReadMistake? in
        guard let payload = declaration.payload(of: name), let right = corrected(payload) else {
          return nil
        }
        return read.mistake(
          at: read.offset(of: name, in: declaration.range),
          "the case '\(name)' has a value of type \(payload), which has no actions",
          "declare it as `case \(name)(\(right))`")
      }
    }
  }

  private func corrected(_ payload: String) -> String? {
    let (outer, inner) = ReadReducer.parts(of: payload)
    let isOf = outer.hasSuffix("Of")
    if isOf {
      guard inner.hasSuffix(".State") || inner.hasSuffix(".Action") else { return nil }
      let name = inner.split(separator: ".").dropLast().joined(separator: ".")
      return read.reducer(named: String(name.split(separator: ".").last ?? "")) == nil
        ? nil : "\(outer)<\(name)>"
    }
    // The actions are the last argument: `StackAction<Path.State, Path>`.
    let child = inner.split(separator: ",").last.map(String.init) ?? inner
    let name = child.split(separator: ".").last.map(String.init) ?? child
    guard read.reducer(named: name) != nil else { return nil }
    switch outer {
    case "": return "\(inner).Action"
    case "PresentationAction": return "PresentationAction<\(inner).Action>"
    case "StackAction", "IdentifiedAction": return "\(outer)Of<\(child)>"
    default: return nil
    }
  }

  /// Fields that hold a reducer in place of its state.
  private var fields: [ReadMistake] {
    read.state.filter { $0.keyword == "var" && read.isHere($0) }.compactMap { field in
      guard let type = field.type?.filter({ !$0.isWhitespace }) else { return nil }
      let core = type.hasSuffix("?") ? String(type.dropLast()) : type
      let (outer, inner) = ReadReducer.parts(of: core)
      let name = inner.split(separator: ".").last.map(String.init) ?? inner
      guard read.reducer(named: name) != nil,
        ["", "StackState", "IdentifiedArrayOf"].contains(outer)
      else { return nil }
      let right = core.replacing(inner, with: "\(inner).State") + (type == core ? "" : "?")
      return read.mistake(
        at: read.offset(of: field.name, in: field.range),
        "the property '\(field.name)' has the type of a reducer, \(type)",
        "declare it as `\(right)`")
    }
  }
}
