import SwiftReading

/// Why the state of an enum of reducers is not Equatable: the compiler names only the enum, whose state a macro has written.
struct EnumStateEquality {
  /// The message and what to write; `nil` if each value of the cases seems to be Equatable.
  static func advice(on error: CompilerMessage, in sources: SourceSet) -> (
    message: String?, hint: String?
  )? {
    guard error.text.hasSuffix("does not conform to protocol 'Equatable'"),
      let state = error.quoted.first, state.hasSuffix(".State")
    else { return nil }
    let owner = state.split(separator: ".").dropLast().map(String.init)
    for (source, enumeration) in declarations(at: owner, in: sources)
    where enumeration.keyword == "enum" {
      for member in enumeration.members where member.keyword == "case" {
        let part = ReadReducer.Member(declaration: member, source: source)
        for name in member.names {
          guard let held = part.payload(of: name), let type = unequal(held, owner, sources) else {
            continue
          }
          return (
            "'\(state)' is not Equatable, because \(type) in the case '\(name)' is not",
            type.hasSuffix(".State")
              ? "declare it as `struct State: Equatable`"
              : "declare it as `enum \(type): Equatable`"
          )
        }
      }
    }
    return nil
  }

  /// The type that is not Equatable in what a case holds: the actions of an alert, or the state of a reducer.
  private static func unequal(
    _ held: String, _ owner: [String], _ sources: SourceSet
  ) -> String? {
    let (outer, inner) = ReadReducer.parts(of: held)
    let isAlert = ["AlertState", "ConfirmationDialogState"].contains(outer)
    guard isAlert || outer.isEmpty else { return nil }
    let type = isAlert ? inner : inner + ".State"
    let path = type.split(separator: ".").map(String.init)
    for count in stride(from: owner.count, through: 0, by: -1) {
      let found = declarations(at: owner.prefix(count) + path, in: sources)
      guard !found.isEmpty else { continue }
      return found.contains { _, declaration in
        declaration.inherited.contains { ["Equatable", "Hashable"].contains($0) }
          || declaration.keyword == "typealias"
      } ? nil : type
    }
    return nil
  }

  /// The declarations of a type and its extensions.
  private static func declarations(
    at path: [String], in sources: SourceSet
  ) -> [(SourceText, SourceOutline.Declaration)] {
    sources.files.flatMap { file -> [(SourceText, SourceOutline.Declaration)] in
      let source = SourceText(file.text)
      return found(at: path[...], in: SourceOutline(file.text).declarations).map { (source, $0) }
    }
  }

  private static func found(
    at path: ArraySlice<String>, in declarations: [SourceOutline.Declaration]
  ) -> [SourceOutline.Declaration] {
    declarations.flatMap { declaration -> [SourceOutline.Declaration] in
      let names = declaration.name.split(separator: ".").map(String.init)
      guard !names.isEmpty, path.starts(with: names) else { return [] }
      let rest = path.dropFirst(names.count)
      return rest.isEmpty ? [declaration] : found(at: rest, in: declaration.members)
    }
  }
}
