/// The files that a feature needs, found by reading their names.
///
/// A file is needed if a needed file uses a name that it declares, or if it extends a type that a needed file declares. So are the
/// views that hold a store of a needed reducer, and the tests, unless they name other reducers only. A file too many costs time only; a file too few would be an error, so a name
/// counts wherever it occurs.
struct SourceClosure {
  private let files: [FileReading]
  private let declaring: [String: [Int]]
  private var needed: Set<Int> = []
  private var pending: [Int] = []
  private var words: Set<String> = []
  private var types: Set<String> = []

  init(_ files: [FileReading]) {
    self.files = files
    var declaring: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for name in file.declared { declaring[name, default: []].append(index) }
    }
    self.declaring = declaring
  }

  /// Returns the indices of the files that a reducer needs.
  ///
  /// - Parameters:
  ///   - reducer: Its name with those of the types around it.
  ///   - named: The files that are needed anyway, such as those that the user named.
  mutating func files(for reducer: String, named: Set<Int> = []) -> Set<Int> {
    let outermost = String(reducer.prefix { $0 != "." })
    for index in (declaring[outermost] ?? []) + named.sorted() { add(index) }
    for (index, file) in files.enumerated() where file.declaresOperators && !file.isTest {
      add(index)
    }
    close()
    let reducers = Set(needed.flatMap { files[$0].reducers }.map(\.lastName))
    let others = Set(files.flatMap(\.reducers).map(\.lastName)).subtracting(reducers)
    for (index, file) in files.enumerated()
    where file.isTest
      && (!file.words.isDisjoint(with: reducers) || file.words.isDisjoint(with: others))
    {
      add(index)
    }
    close()
    return needed
  }

  private mutating func add(_ index: Int) {
    guard needed.insert(index).inserted else { return }
    pending.append(index)
    types.formUnion(files[index].declared)
    words.formUnion(files[index].words)
  }

  private mutating func close() {
    repeat {
      while let index = pending.popLast() {
        for word in files[index].words.sorted() { declaring[word]?.forEach { add($0) } }
      }
      let reducers = Set(needed.flatMap { files[$0].reducers }.map(\.lastName))
      for (index, file) in files.enumerated() where !needed.contains(index) && !file.isTest {
        let holdsStore = file.stores.contains { !$0.isDisjoint(with: reducers) }
        if holdsStore || file.extensions.contains(where: isNeeded) { add(index) }
      }
    } while !pending.isEmpty
  }

  private func isNeeded(_ part: FileReading.Extension) -> Bool {
    if declaring[part.type] != nil { return types.contains(part.type) }
    if part.hasConformances, words.contains(part.type) { return true }
    return !part.members.isDisjoint(with: words)
  }
}
