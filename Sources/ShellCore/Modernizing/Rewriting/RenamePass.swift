/// Replaces names that were only renamed.
enum RenamePass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    let finder = SpellingFinder(source, names)
    return source.words.indices.compactMap { index in
      let word = source.text(index)
      if word == "BindableState", source.text(index - 1) == "@", !names.types.contains(word) {
        return Edit(source.words[index].range, "BindingState")
      }
      guard let new = types[word], finder.isType(word, at: index), !names.types.contains(new)
      else { return nil }
      // The effect of a value has another spelling.
      if source.has(["(", "value", ":"], at: index + 1) { return nil }
      return Edit(source.words[index].range, new)
    } + publishers(source, finder)
  }

  private static let types = [
    "ReducerProtocol": "Reducer", "ReducerProtocolOf": "ReducerOf", "EffectTask": "Effect",
  ]

  /// `EffectPublisher<Action, Never>` becomes `Effect<Action>`.
  private static func publishers(_ source: SwiftSource, _ finder: SpellingFinder) -> [Edit] {
    source.words.indices.compactMap { index in
      guard source.text(index) == "EffectPublisher", finder.isType("EffectPublisher", at: index),
        !finder.names.types.contains("Effect"), source.text(index + 1) == "<",
        let end = (index..<min(index + 20, source.words.count)).first(where: {
          source.has([",", "Never", ">"], at: $0)
        }), !source.words[(index + 2)..<end].contains(where: { ["<", "(", ","].contains($0.text) })
      else { return nil }
      let action = source.source(index + 2..<end)
      let range = source.words[index].range.lowerBound..<source.words[end + 2].range.upperBound
      return Edit(range, "Effect<\(action)>")
    }
  }
}
