import ActionSyntax
import SwiftReading

/// The cases in the patterns of a view. If a case does not exist, the compiler describes the types of the view around the `switch`.
enum CasePatterns {
  /// A pattern whose case no enum of the sources has, although one has nearly the same.
  static func mistyped(
    in range: Range<Int>, of file: SourceSet.File, _ sources: SourceSet
  ) -> (line: Int, message: String)? {
    let source = SourceText(file.text)
    let tokens = source.tokens
    let patterns = tokens.indices.dropLast(2).filter { index in
      range.contains(tokens[index].range.lowerBound) && source[tokens[index]] == "case"
        && source[tokens[index + 1]] == "."
    }
    guard !patterns.isEmpty else { return nil }
    let names = caseNames(sources.files.flatMap { SourceOutline($0.text).declarations })
    for index in patterns {
      let name = source[tokens[index + 2]]
      guard !names.contains(name), let near = NearestName.to(name, in: names) else { continue }
      let line = LinePositions(file).number(of: tokens[index].range.lowerBound)
      return (line, "no enum has a case '\(name)'; did you mean `\(near)`?")
    }
    return nil
  }

  private static func caseNames(_ declarations: [SourceOutline.Declaration]) -> [String] {
    declarations.flatMap { ($0.keyword == "case" ? $0.names : []) + caseNames($0.members) }
  }
}
