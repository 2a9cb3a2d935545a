import ActionSyntax
import SwiftReading

/// The cases that a view names with their enums, such as `Root.Path.State.detail`. If a case does not exist, the compiler may describe
/// the types of the view around it.
enum QualifiedCases {
  /// A case that an enum of the sources does not have, although it has nearly the same.
  static func mistyped(
    in range: Range<Int>, of file: SourceSet.File, _ sources: SourceSet
  ) -> (line: Int, message: String)? {
    let source = SourceText(file.text)
    let tokens = source.tokens.filter { range.contains($0.range.lowerBound) }
    for index in tokens.indices.dropFirst(2) where source[tokens[index - 1]] == "." {
      let name = source[tokens[index]]
      let path = path(before: index - 1, tokens, source)
      guard name.first?.isLowercase == true, !path.isEmpty else { continue }
      let type = path.joined(separator: ".")
      let names = sources.caseNames(of: type)
      guard !names.contains(name), !sources.memberNames(of: type).contains(name),
        let near = NearestName.to(name, in: names)
      else { continue }
      let line = LinePositions(file).number(of: tokens[index].range.lowerBound)
      return (line, "'\(type)' has no case '\(name)'; did you mean `\(near)`?")
    }
    return nil
  }

  /// The names of types before a dot: `Root`, `Path`, and `State`.
  private static func path(before dot: Int, _ tokens: [Token], _ source: SourceText) -> [String] {
    var names: [String] = []
    var index = dot
    while index >= 1, source[tokens[index]] == "." {
      let name = source[tokens[index - 1]]
      guard name.first?.isUppercase == true else { return [] }
      names.insert(name, at: 0)
      index -= 2
    }
    return names
  }
}

extension SourceSet {
  /// The names of the cases of an enum. `@Reducer` writes the state and the actions of an enum of reducers, with the cases of the enum.
  func caseNames(of type: String) -> [String] {
    let names = members(of: type).filter { $0.keyword == "case" }.flatMap(\.names)
    guard names.isEmpty, type.hasSuffix(".State") || type.hasSuffix(".Action") else { return names }
    let parent = type.split(separator: ".").dropLast().joined(separator: ".")
    return members(of: parent).filter { $0.keyword == "case" }.flatMap(\.names)
  }
}
