/// Creates the reducers of stores in closures.
enum StorePass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    let finder = SpellingFinder(source, names)
    return source.words.indices.flatMap { index -> [Edit] in
      guard ["Store", "TestStore"].contains(source.text(index)),
        finder.hasReducerValue(at: index),
        let arguments = source.arguments(at: index + 1), arguments.count == 2,
        let value = arguments.first(where: { $0.label == "reducer" })?.value
      else { return [] }
      return [Edit(source.offsets(value), "{ \(source.source(value)) }")]
    }
  }
}
