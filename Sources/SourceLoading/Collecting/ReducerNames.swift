/// Finds out which reducers some words name.
struct ReducerNames {
  private let byLastName: [String: [ReducerReading]]

  init(_ reducers: [ReducerReading]) {
    byLastName = Dictionary(grouping: reducers, by: \.lastName)
      .merging(Dictionary(grouping: reducers.filter { $0.value != nil }, by: { $0.value!.name })) {
        $0 + $1
      }
  }

  /// The first reducer that the words name, in their order: of several with one last name, the one whose owners the words before it are.
  func first(in words: [String]) -> ReducerReading? {
    for (index, word) in words.enumerated() {
      guard let candidates = byLastName[word] else { continue }
      let matches = candidates.map { candidate in
        zip(candidate.path.reversed(), words[...index].reversed()).prefix { $0 == $1 }.count
      }
      let longest = matches.max() ?? 0
      let best = zip(candidates, matches).filter { $0.1 == longest }
      if best.count == 1 { return best[0].0 }
    }
    return nil
  }

  /// Whether a reducer names another one: its last name alone counts only if no third one has it.
  func does(_ reducer: ReducerReading, name other: ReducerReading) -> Bool {
    guard other.path != reducer.path, reducer.words.contains(other.lastName) else { return false }
    let isUnique = byLastName[other.lastName]?.count == 1
    return isUnique || reducer.words.isSuperset(of: other.path)
  }
}
