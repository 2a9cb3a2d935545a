/// Replaces names that were only renamed.
enum RenamePass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    let finder = SpellingFinder(source, names)
    return source.words.indices.compactMap { index in
      let word = source.text(index)
      if word == "BindableState", source.text(index - 1) == "@", !names.types.contains(word) {
        return Edit(source.words[index].range, "BindingState")
      }
      guard let new = types[word], finder.isType(at: index), !names.types.contains(new)
      else { return nil }
      // The effect of a value has another spelling.
      if source.has(["(", "value", ":"], at: index + 1) { return nil }
      return Edit(source.words[index].range, new)
    } + source.words.indices.compactMap { publisher(at: $0, finder) }
  }

  private static let types = [
    "ReducerProtocol": "Reducer", "ReducerProtocolOf": "ReducerOf", "EffectTask": "Effect",
  ]

  /// `EffectPublisher<Action, Never>` becomes `Effect<Action>`.
  private static func publisher(at index: Int, _ finder: SpellingFinder) -> Edit? {
    let source = finder.source
    guard source.text(index) == "EffectPublisher", finder.isType(at: index),
      !finder.names.types.contains("Effect"),
      let (parts, end) = source.typeArguments(at: index + 1), parts.count == 2,
      source.source(parts[1]) == "Never", source.areNames(parts[0])
    else { return nil }
    return Edit(source.offsets(index...end), "Effect<\(source.source(parts[0]))>")
  }
}
