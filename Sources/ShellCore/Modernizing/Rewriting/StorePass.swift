/// Creates the reducers of stores in closures.
enum StorePass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    let finder = SpellingFinder(source, names)
    return source.words.indices.flatMap { index -> [Edit] in
      guard ["Store", "TestStore"].contains(source.text(index)),
        finder.matches(.reducerValue, at: index),
        let arguments = source.arguments(at: index + 1), arguments.count == 2,
        let value = arguments.first(where: { $0.label == "reducer" })?.value
      else { return [] }
      return [
        .inserting("{ ", at: source.words[value.lowerBound].range.lowerBound),
        .inserting(" }", at: source.words[value.upperBound - 1].range.upperBound),
      ]
    }
  }
}
