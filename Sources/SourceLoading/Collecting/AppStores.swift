/// The reducers that an app begins with, found by reading: those of the stores that its main type or its delegates create, or else those
/// of the stores that the views they show create or hold.
///
/// A folder without an app begins with the views that no other one shows.
struct AppStores {
  /// A reducer, with what creates its store, or holds it.
  struct Root: Equatable {
    let reducer: String
    let owner: String
    let file: String
  }

  /// The reducers, in the order in which the app mentions what creates their stores.
  let roots: [Root]

  /// The reducers of what creates stores first: an app shows its first window, and the first tab of it. Empty without an app.
  var first: [Root] { isOfApp ? roots.filter { $0.owner == roots.first?.owner } : [] }

  private let isOfApp: Bool

  private typealias Owner = (owner: StoreOwner, file: String)

  init(_ files: [FileReading], reducers: [ReducerReading]) {
    let names = ReducerNames(reducers)
    let features = Set(reducers.map { $0.path[0] })
    let owners: [Owner] = files.filter { !$0.isTest }.flatMap { file in
      file.owners.map { ($0, file.name) }
    }
    // What a reducer mentions is not what the app shows first.
    let shown = owners.filter { $0.owner.entry != nil || !features.contains($0.owner.name) }
    let starts = Self.starts(of: shown).sorted { $0.entry < $1.entry }
    isOfApp = !starts.isEmpty
    var found: [Root] = []
    for (index, start) in starts.enumerated() {
      if index > 0, !found.isEmpty, starts[index - 1].entry != start.entry { break }
      found += Self.roots(from: start.owners, shown, names)
    }
    if !isOfApp {
      found = Self.created(by: Self.top(shown), isLast: true, names)
    }
    roots = found.reduce(into: []) { all, root in
      if !all.contains(where: { $0.reducer == root.reducer }) { all.append(root) }
    }
  }

  /// The beginnings of the apps of a folder: the entries that mention each other belong to one.
  private static func starts(of owners: [Owner]) -> [(entry: StoreOwner.Entry, owners: [Owner])] {
    var left = owners.filter { $0.owner.entry != nil }
    var starts: [(entry: StoreOwner.Entry, owners: [Owner])] = []
    while !left.isEmpty {
      var group = [left.removeFirst()]
      while let next = left.firstIndex(where: { other in group.contains { mention($0, other) } }) {
        group.append(left.remove(at: next))
      }
      starts.append((group.compactMap(\.owner.entry).min() ?? .app, group))
    }
    return starts
  }

  private static func mention(_ one: Owner, _ other: Owner) -> Bool {
    one.owner.words[other.owner.name] != nil || other.owner.words[one.owner.name] != nil
  }

  /// Follows what the owners mention until one of them creates or holds a store.
  private static func roots(from start: [Owner], _ owners: [Owner], _ names: ReducerNames) -> [Root]
  {
    var level = start
    var seen = Set(start.map(\.owner.name))
    // The members of a type in other files belong to it.
    level += owners.filter { $0.owner.entry == nil && seen.contains($0.owner.name) }
    var unused: [Root] = []
    for _ in 0..<mostLevels where !level.isEmpty {
      let created = created(by: level, isLast: false, names)
      if !created.isEmpty { return created }
      let held = level.flatMap { owner, file in
        owner.held.compactMap(names.first(in:)).map {
          Root(reducer: $0.name, owner: owner.name, file: file)
        }
      }
      if !held.isEmpty { return held }
      unused += Self.created(by: level, isLast: true, names)
      level = next(after: level, owners, &seen)
    }
    return unused
  }

  /// The owners that some others mention, in the order of their mentions.
  private static func next(
    after level: [Owner], _ owners: [Owner], _ seen: inout Set<String>
  ) -> [Owner] {
    let byName = Dictionary(grouping: owners.filter { $0.owner.entry == nil }, by: \.owner.name)
    return level.flatMap { owner, _ in
      owner.words.sorted { $0.value.first < $1.value.first }.flatMap { word, _ -> [Owner] in
        guard let found = byName[word], seen.insert(word).inserted else { return [] }
        return found
      }
    }
  }

  /// The number of views between an app and the one that creates its store.
  private static let mostLevels = 6

  /// The reducers of the stores that some owners create. A property that nothing uses counts only if there is nothing else.
  private static func created(
    by owners: [Owner], isLast: Bool, _ names: ReducerNames
  ) -> [Root] {
    func uses(of property: String) -> Int {
      owners.reduce(0) { $0 + ($1.owner.words[property]?.count ?? 0) }
    }
    let declared = owners.flatMap(\.owner.creations).compactMap(\.property)
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return owners.flatMap { owner, file in
      owner.creations.filter { creation in
        guard !isLast, let property = creation.property else { return true }
        return uses(of: property) > declared[property, default: 0]
      }
      .compactMap { creation in creation.words.lazy.compactMap(names.first(in:)).first }
      .map { Root(reducer: $0.name, owner: owner.name, file: file) }
    }
  }

  /// The owners that no other one mentions.
  private static func top(_ owners: [Owner]) -> [Owner] {
    owners.filter { owner in
      !owners.contains {
        $0.owner.name != owner.owner.name && $0.owner.words[owner.owner.name] != nil
      }
    }
  }
}
