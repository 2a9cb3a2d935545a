/// A field of a state that code changes without `state.` before it: `count += 1`.
enum UnqualifiedField {
  private static let changes = ["=", "+=", "-=", "*=", "/=", "."]

  /// - Parameters:
  ///   - name: A name that is not in scope.
  ///   - line: The line of code that contains it.
  /// - Returns: What to write; `nil` if no state has the field, or if the line does not change it.
  static func hint(for name: String, in line: Substring, of sources: SourceSet) -> String? {
    let code = line.drop { $0.isWhitespace }
    guard code.hasPrefix(name) else { return nil }
    let rest = code.dropFirst(name.count).drop { $0 == " " }
    guard changes.contains(where: rest.hasPrefix), !rest.hasPrefix("=="),
      sources.files.contains(where: { isField(name, of: SourceOutline($0.text).declarations) })
    else { return nil }
    return "write `state.\(name)`: it is a field of the state"
  }

  private static func isField(
    _ name: String, of declarations: [SourceOutline.Declaration]
  ) -> Bool {
    declarations.contains { declaration in
      let isState = declaration.name.split(separator: ".").last == "State"
      let isDeclared = declaration.members.contains {
        ["var", "let"].contains($0.keyword) && $0.names.contains(name)
      }
      return isState && isDeclared || isField(name, of: declaration.members)
    }
  }
}
