/// Which files have to be checked again after a step.
enum UncheckedFiles {
  /// The names, for the compiler, of the files in which errors are.
  static func with(_ errors: [CompilerMessage], in sources: SourceSet) -> Set<String> {
    Set(sources.files.filter { !$0.own(errors).isEmpty }.map(\.compiledName))
  }

  /// Those that name what has been left out.
  static func naming(_ leftOut: some Sequence<String>, in sources: SourceSet) -> Set<String> {
    let words = Set(leftOut.compactMap(word))
    guard !words.isEmpty else { return [] }
    return Set(
      sources.files.filter { !SourceWords.all(in: $0.text).isDisjoint(with: words) }
        .map(\.compiledName))
  }

  /// The identifier in the name of what was left out: `isOn` for `isOn of Page`, and `Page` for `extension App.Page`.
  private static func word(_ name: String) -> String? {
    let path = name.split(separator: " of ").first?.split(separator: " ").last
    return path?.split(separator: ".").last.map(String.init)
  }

  /// The errors that are not in the body of a function, in which they have no consequences elsewhere.
  static func inDeclarations(
    _ errors: [CompilerMessage], of sources: SourceSet
  ) -> [CompilerMessage] {
    sources.files.flatMap { file -> [CompilerMessage] in
      let own = file.own(errors)
      guard !own.isEmpty else { return [] }
      let (outline, positions) = (SourceOutline(file.text).declarations, LinePositions(file))
      return own.filter { error in
        guard let offset = positions.offset(of: error.location) else { return false }
        return outline.around(offset).last.map {
          $0.isType || $0.bodyRange?.contains(offset) != true
        } ?? true
      }
    }
  }
}
