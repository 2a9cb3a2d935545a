import SwiftReading

/// What the compiler will say about declarations that use types which have been left out.
struct AbsentUses {
  private let names: Set<String>
  private let sources: SourceSet

  /// - Parameter names: The names of what was left out, such as `Sheet.Page`.
  init(of names: [String], in sources: SourceSet) {
    let types = names.compactMap { $0.split(separator: ".").last.map(String.init) }
      .filter { $0.first?.isUppercase == true }
    self.names = types.isEmpty ? [] : Set(types).subtracting(sources.declaredNames)
    self.sources = sources
  }

  /// An error for each use of a name in a declaration, as opposed to the body of a function.
  var errors: [CompilerMessage] {
    names.isEmpty ? [] : sources.files.flatMap(errors)
  }

  private func errors(in file: SourceSet.File) -> [CompilerMessage] {
    guard !SourceWords.all(in: file.text).isDisjoint(with: names) else { return [] }
    let source = SourceText(file.text)
    let outline = SourceOutline(file.text).declarations
    let positions = LinePositions(file)
    return source.tokens.indices.compactMap { index in
      let token = source.tokens[index]
      guard token.kind == .word, names.contains(source[token]),
        index == 0 || source[source.tokens[index - 1]] != ".",
        let own = outline.around(token.range.lowerBound).last,
        own.keyword != "import", own.keyword != "extension",
        own.isType || own.bodyRange?.contains(token.range.lowerBound) != true
      else { return nil }
      return CompilerMessage(
        location: positions.location(of: token.range.lowerBound),
        text: "cannot find type '\(source[token])' in scope")
    }
  }
}
