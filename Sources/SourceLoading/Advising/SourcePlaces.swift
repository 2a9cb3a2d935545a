/// What the sources say about a place.
extension SourceSet {
  /// The declarations around a place, the outermost first.
  func enclosing(_ location: CompilerMessage.Location) -> [SourceOutline.Declaration] {
    for file in files {
      guard let offset = LinePositions(file).offset(of: location) else { continue }
      return SourceOutline(file.text).declarations.around(offset)
    }
    return []
  }

  /// The name of the type around a place: `Root`.
  func enclosingTypes(_ location: CompilerMessage.Location) -> String {
    enclosing(location).filter(\.isType).map(\.name).joined(separator: ".")
  }

  /// The names of the cases of an enum. `@Reducer` writes the state and the actions of an enum of reducers, with the cases of the enum.
  func caseNames(of type: String) -> [String] {
    let names = members(of: type).filter { $0.keyword == "case" }.flatMap(\.names)
    guard names.isEmpty, type.hasSuffix(".State") || type.hasSuffix(".Action") else { return names }
    let parent = type.split(separator: ".").dropLast().joined(separator: ".")
    return members(of: parent).filter { $0.keyword == "case" }.flatMap(\.names)
  }

  /// The line before that of an error.
  func line(before error: CompilerMessage) -> Substring? {
    line(
      at: CompilerMessage.Location(
        file: error.location.file, line: error.location.line - 1, column: 1))
  }
}

extension Array where Element == SourceOutline.Declaration {
  /// The declarations around an offset, the outermost first: types, and a member that is none at the end.
  func around(_ offset: Int) -> [SourceOutline.Declaration] {
    first { $0.range.contains(offset) }.map { [$0] + $0.members.around(offset) } ?? []
  }
}

extension Substring {
  /// The identifier that follows a text.
  func identifier(after text: String) -> String? {
    guard let start = range(of: text) else { return nil }
    let name = self[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
