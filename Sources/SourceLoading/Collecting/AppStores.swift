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

  /// The reducers of what each app shows first: its first window, and the first tab of it.
  let first: [Root]

  private typealias Owner = (owner: StoreOwner, file: FileReading)

  init(_ files: [FileReading], reducers: [ReducerReading]) {
    let names = ReducerNames(reducers)
    let features = Set(reducers.map { $0.path[0] })
    // What a reducer mentions is not what the app shows first.
    let owners: [Owner] = files.filter { !$0.isTest }.flatMap { file in
      file.owners.map { ($0, file) }
    }.filter { $0.owner.entry != nil || !features.contains($0.owner.name) }
    let starts = Self.starts(of: owners).sorted { $0.entry < $1.entry }
    var found: [[Root]] = []
    for (index, start) in starts.enumerated() {
      if index > 0, !found.isEmpty, starts[index - 1].entry != start.entry { break }
      let roots = Self.roots(from: start.owners, owners, names)
      if !roots.isEmpty { found.append(roots) }
    }
    first = found.flatMap { roots in roots.filter { $0.owner == roots[0].owner } }
    if starts.isEmpty { found = [Self.created(by: Self.top(owners), isLast: true, names)] }
    roots = found.joined().reduce(into: []) { all, root in
      if !all.contains(where: { $0.reducer == root.reducer }) { all.append(root) }
    }
  }

  /// The beginnings of the apps of a folder: the entries that mention each other belong to one.
  private static func starts(of owners: [Owner]) -> [(entry: StoreOwner.Entry, owners: [Owner])] {
    let entries = owners.filter { $0.owner.entry != nil }
    var left = entries
    var starts: [(entry: StoreOwner.Entry, owners: [Owner])] = []
    while !left.isEmpty {
      var group = [left.removeFirst()]
      while let next = left.firstIndex(where: { other in
        group.contains { mentions($0, other, entries) || mentions(other, $0, entries) }
      }) {
        group.append(left.remove(at: next))
      }
      starts.append((group.compactMap(\.owner.entry).min() ?? .app, group))
    }
    return starts
  }

  private static func mentions(_ user: Owner, _ other: Owner, _ all: [Owner]) -> Bool {
    guard user.owner.name != other.owner.name, user.owner.words[other.owner.name] != nil else {
      return false
    }
    let named = all.filter { $0.owner.name == other.owner.name }
    return nearest(to: user, named).contains { $0.file.name == other.file.name }
  }

  /// Of several owners with one name, those that a file means: each app of a course has a `ContentView`.
  private static func nearest(to user: Owner, _ named: [Owner]) -> [Owner] {
    guard named.count > 1 else { return named }
    let nearness = named.map { $0.file.nearness(to: user.file) }
    return zip(named, nearness).filter { $0.1 == nearness.max() }.map(\.0)
  }

  /// Follows what the owners mention until one of them creates or holds a store.
  private static func roots(from start: [Owner], _ owners: [Owner], _ names: ReducerNames) -> [Root]
  {
    let byName = Dictionary(grouping: owners.filter { $0.owner.entry == nil }, by: \.owner.name)
    // The members of a type in other files belong to it.
    var level = start + start.flatMap { nearest(to: $0, byName[$0.owner.name] ?? []) }
    var seen = Set(start.map(\.owner.name))
    var unused: [Root] = []
    for _ in 0..<mostLevels where !level.isEmpty {
      let created = created(by: level, isLast: false, names)
      if !created.isEmpty { return created }
      let held = level.flatMap { owner, file in
        owner.held.compactMap(names.first(in:)).map {
          Root(reducer: $0.name, owner: owner.name, file: file.name)
        }
      }
      if !held.isEmpty { return held }
      unused += Self.created(by: level, isLast: true, names)
      level = next(after: level, byName, &seen)
    }
    return unused
  }

  /// The owners that some others mention, in the order of their mentions.
  private static func next(
    after level: [Owner], _ byName: [String: [Owner]], _ seen: inout Set<String>
  ) -> [Owner] {
    level.flatMap { user in
      user.owner.words.sorted { $0.value.first < $1.value.first }.flatMap { word, _ -> [Owner] in
        guard let named = byName[word], seen.insert(word).inserted else { return [] }
        return nearest(to: user, named)
      }
    }
  }

  /// The number of views between an app and the one that creates its store.
  private static let mostLevels = 6

  /// The reducers of the stores that some owners create. A property that nothing uses counts only if there is nothing else; and of what
  /// holds a store, only a store of the same reducer counts: it creates others for what it shows later.
  private static func created(
    by owners: [Owner], isLast: Bool, _ names: ReducerNames
  ) -> [Root] {
    func uses(of property: String) -> Int {
      owners.reduce(0) { $0 + ($1.owner.words[property]?.count ?? 0) }
    }
    let declared = owners.flatMap(\.owner.creations).compactMap(\.property)
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return owners.flatMap { owner, file in
      let held = Set(owner.held.compactMap(names.first(in:)).map(\.name))
      return owner.creations.filter { creation in
        guard !isLast, let property = creation.property else { return true }
        return uses(of: property) > declared[property, default: 0]
      }
      .compactMap { creation in creation.words.lazy.compactMap(names.first(in:)).first }
      .filter { held.isEmpty || held.contains($0.name) }
      .map { Root(reducer: $0.name, owner: owner.name, file: file.name) }
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
