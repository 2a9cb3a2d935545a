import SwiftReading

/// Removes the type of the failure from effects of TCA 0.4x: `Effect<Action, Never>` becomes `Effect<Action>`.
///
/// Effects of that time had two type parameters. Types of the sources that have the same name stay as they are, at any depth. All columns
/// stay the same, so errors name the right places.
enum OldEffects {
  /// The edits of each file.
  static func edits(of sources: SourceSet) -> [[Edit]] {
    let outlines = sources.files.map { SourceOutline($0.text).declarations }
    guard !outlines.joined().contains(where: \.isEffect),
      !EnvironmentFeatures.areIn(sources.files)
    else {
      return sources.files.map { _ in [] }
    }
    let owners = Set(outlines.joined().flatMap(Self.owners))
    return zip(sources.files, outlines).map { file, outline in
      edits(of: file.text, except: outline.flatMap { scopes(of: $0, owners) })
    }
  }

  /// The edits of a text, without those in some ranges.
  static func edits(of text: String, except scopes: [Range<Int>] = []) -> [Edit] {
    let source = SourceText(text)
    let texts = source.tokens.map { source[$0] }
    return texts.indices.compactMap { index in
      guard texts[index] == "Effect", index + 1 < texts.count, texts[index + 1] == "<",
        source.tokens[index + 1].isAdjacent, isOfArchitecture(texts[..<index]),
        !scopes.contains(where: { $0.contains(source.tokens[index].range.lowerBound) }),
        let (comma, end) = secondArgument(after: index + 1, texts)
      else { return nil }
      return .blanking(
        source.tokens[comma].range.lowerBound..<source.tokens[end].range.lowerBound, of: text)
    }
  }

  /// Whether a name is not a member of another type than the module, and not that of a declaration.
  private static func isOfArchitecture(_ before: ArraySlice<String>) -> Bool {
    guard let last = before.last else { return true }
    if last == "." { return before.dropLast().last == "ComposableArchitecture" }
    return ![
      "struct", "enum", "class", "actor", "protocol", "typealias", "case", "func", "extension",
    ]
    .contains(last)
  }

  /// The comma before the second of two type arguments, and the bracket after it.
  private static func secondArgument(
    after open: Int, _ texts: [String]
  ) -> (comma: Int, end: Int)? {
    guard let (parts, end) = texts.arguments(after: open, angles: true), parts.count == 2 else {
      return nil
    }
    return (parts[1].lowerBound - 1, end)
  }

  /// The names of the types that declare a type `Effect`.
  private static func owners(_ declaration: SourceOutline.Declaration) -> [String] {
    (declaration.members.contains(where: \.isEffect) ? [declaration.name] : [])
      + declaration.members.flatMap(owners)
  }

  /// The ranges in which the name is that of a type of the sources.
  private static func scopes(
    of declaration: SourceOutline.Declaration, _ owners: Set<String>
  ) -> [Range<Int>] {
    if owners.contains(declaration.name) { return [declaration.range] }
    return declaration.members.flatMap { scopes(of: $0, owners) }
  }
}

extension SourceOutline.Declaration {
  fileprivate var isEffect: Bool {
    name == "Effect" && keyword != "extension" && (isType || keyword == "typealias")
  }
}
