import ActionSyntax
import SwiftReading

/// The cases that a part of a view names. If a case does not exist, the compiler may describe the types of the view around it.
struct MistypedCases {
  private let file: SourceSet.File
  private let sources: SourceSet
  private let source: SourceText
  private let tokens: [Token]

  init(in range: Range<Int>, of file: SourceSet.File, _ sources: SourceSet) {
    (self.file, self.sources, source) = (file, sources, SourceText(file.text))
    tokens = source.tokens.filter { range.contains($0.range.lowerBound) }
  }

  /// The line of a case that no enum has, although one has nearly the same.
  var first: (line: Int, message: String)? { inPatterns ?? afterEnums }

  /// In `case .row`, that of any enum.
  private var inPatterns: (line: Int, message: String)? {
    let patterns = tokens.indices.dropLast(2).filter {
      source[tokens[$0]] == "case" && source[tokens[$0 + 1]] == "."
    }
    guard !patterns.isEmpty else { return nil }
    let names = Self.caseNames(sources.files.flatMap { SourceOutline($0.text).declarations })
    return patterns.lazy.compactMap { mistake($0 + 2, "no enum has a case", names) }.first
  }

  /// In `Root.Path.State.detail`, that of the enum before it.
  private var afterEnums: (line: Int, message: String)? {
    tokens.indices.dropFirst(2).lazy.compactMap { index in
      let name = source[tokens[index]]
      let type = types(before: index - 1).joined(separator: ".")
      guard name.first?.isLowercase == true, !type.isEmpty,
        !sources.memberNames(of: type).contains(name)
      else { return nil }
      return mistake(index, "'\(type)' has no case", sources.caseNames(of: type))
    }.first
  }

  private func mistake(
    _ index: Int, _ message: String, _ names: [String]
  ) -> (line: Int, message: String)? {
    let name = source[tokens[index]]
    guard !names.contains(name), let near = NearestName.to(name, in: names) else { return nil }
    let line = LinePositions(file).number(of: tokens[index].range.lowerBound)
    return (line, "\(message) '\(name)'; did you mean `\(near)`?")
  }

  /// The names of types before a dot: `Root`, `Path`, and `State`.
  private func types(before dot: Int) -> [String] {
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

  private static func caseNames(_ declarations: [SourceOutline.Declaration]) -> [String] {
    declarations.flatMap { ($0.keyword == "case" ? $0.names : []) + caseNames($0.members) }
  }
}
