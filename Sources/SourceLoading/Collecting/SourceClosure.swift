/// The files that a feature needs, found by reading their names.
///
/// A file is needed if a needed file uses a name that it declares, or if it extends a type that a needed file declares. So are the
/// views that hold a store of a needed reducer, and the tests, unless they name other reducers only. A file too many costs time, and one
/// more reason to be refused; a file too few would be an error, so a name counts wherever it may be meant: not where something inside of a
/// type is declared, or as a member of a type. A member of a type that another module declares counts only where it is written as one
/// (``ExtensionUses``).
///
/// Several files can declare a type, or a variable, such as those of the apps in the folder of a course. A file means the declaration of its module, or
/// else of one that it imports, and of several the nearest one: that with which it has the most folders in common.
struct SourceClosure {
  private let files: [FileReading]
  private let declaring: [String: [Int]]
  private var needed: Set<Int> = []
  private var pending: [Int] = []
  private var uses = ExtensionUses()
  private var types: Set<String> = []
  /// The apps that the needed files belong to. No app uses the files of another one.
  private var apps: Set<String> = []
  /// The files that declare a property of a type that is another module's, if there are several.
  private let properties: [[String]: [Int]]
  /// What each type inherits from.
  private let inherited: [String: Set<String>]
  /// The names of all types of the project that can have no other meaning.
  private let ownTypes: Set<String>
  /// The names of declarations at the top level that each file uses.
  private let meanings: [[String]]
  /// The number of files after which it does not matter which others are needed.
  private let limit: Int

  init(_ files: [FileReading], atMost limit: Int = .max) {
    self.files = files
    self.limit = limit
    var declaring: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for name in file.declared { declaring[name, default: []].append(index) }
    }
    self.declaring = declaring
    inherited = files.reduce(into: [:]) {
      $0.merge($1.types.inherited, uniquingKeysWith: { $0.union($1) })
    }
    let types = files.reduce(into: Set()) { $0.formUnion($1.types.names) }
    ownTypes = types.subtracting(ExtensionUses.known)
    // A member of a type is not at the top level, as opposed to one of a module.
    let owners = types.subtracting(files.compactMap(\.module))
    meanings = files.map { file in
      file.uses.qualified.filter { !owners.contains($0.key) }
        .reduce(into: file.uses.meant) { $0.formUnion($1.value) }
        .filter { declaring[$0] != nil }.sorted()
    }
    var properties: [[String]: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for part in file.extensions where declaring[part.type] == nil {
        for name in part.properties { properties[[part.type, name], default: []].append(index) }
      }
    }
    self.properties = properties.filter { $0.value.count > 1 }
  }

  /// Returns the indices of the files that a reducer needs.
  ///
  /// - Parameters:
  ///   - reducer: Its name with those of the types around it.
  ///   - start: The index of a file that uses it, such as that of the app.
  ///   - named: The files that are needed anyway, such as those that the user named.
  mutating func files(
    for reducer: String, from start: Int? = nil, named: Set<Int> = []
  ) -> Set<Int> {
    let outermost = String(reducer.prefix { $0 != "." })
    if let app = start.flatMap({ files[$0].app }) { apps.insert(app) }
    let own = start.map { declarations(of: outermost, for: $0) } ?? declaring[outermost] ?? []
    for index in own + named.sorted() { add(index) }
    for (index, file) in files.enumerated()
    where file.declaresOperators && !file.isTest && isOfApps(index) {
      add(index)
    }
    close()
    let reducers = Set(needed.flatMap { files[$0].reducers }.map(\.lastName))
    let others = Set(files.flatMap(\.reducers).map(\.lastName)).subtracting(reducers)
    for (index, file) in files.enumerated()
    where file.isTest && isOfApps(index)
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
    if let app = files[index].app { apps.insert(app) }
    let parents = inherited.reachable(from: files[index].types.parents).subtracting(ownTypes)
    uses.add(files[index], parents: parents)
  }

  /// Whether a file belongs to the app of the needed files, if it belongs to one of several.
  private func isOfApps(_ index: Int) -> Bool { files[index].app.map(apps.contains) ?? true }

  private mutating func close() {
    repeat {
      while needed.count <= limit, let index = pending.popLast() {
        for word in meanings[index] {
          declarations(of: word, for: index).forEach { add($0) }
        }
      }
      guard needed.count <= limit else { return }
      let reducers = Set(
        needed.flatMap { files[$0].reducers }.map { $0.value?.state.last ?? $0.lastName })
      for (index, file) in files.enumerated()
      where !needed.contains(index) && !file.isTest && isOfApps(index) {
        let holdsStore = file.stores.contains { words in
          words.contains { reducers.contains($0) && isNeeded($0, by: index) }
        }
        if holdsStore || file.extensions.contains(where: { isNeeded($0, by: index) }) { add(index) }
      }
    } while !pending.isEmpty
  }

  /// The files that declare a name, as far as a file can mean them.
  private func declarations(of name: String, for user: Int) -> [Int] {
    let (all, file) = (declaring[name]?.filter(isOfApps) ?? [], files[user])
    if file.inner.contains(name), !all.contains(where: { isVisible($0, to: file) }) {
      // What a type of the file contains comes first, and nothing else can be meant.
      return []
    }
    guard all.count > 1, all.allSatisfy({ files[$0].declaredOnce.contains(name) }) else {
      return all
    }
    return nearest(of: all, to: user)
  }

  private func nearest(of all: [Int], to user: Int) -> [Int] {
    let visible = visible(all, for: files[user])
    let nearness = visible.map { files[$0].nearness(to: files[user]) }
    return zip(visible, nearness).filter { $0.1 == nearness.max() }.map(\.0)
  }

  /// The declarations in the module of a file, or else in those that it imports, or else all of them.
  private func visible(_ all: [Int], for user: FileReading) -> [Int] {
    let own = all.filter { files[$0].module == user.module }
    if !own.isEmpty { return own }
    let imported = all.filter { isVisible($0, to: user) }
    return imported.isEmpty ? all : imported
  }

  /// Whether a file is in the module of another one, or in a module that the other one imports.
  private func isVisible(_ declaring: Int, to user: FileReading) -> Bool {
    files[declaring].module == user.module
      || files[declaring].module.map(user.imports.contains) ?? false
  }

  /// Whether a needed file declares a name that a file uses. What a file declares inside of a type counts, too.
  private func isNeeded(_ name: String, by user: Int) -> Bool {
    declaring[name] == nil || declarations(of: name, for: user).contains(where: needed.contains)
  }

  /// Whether a needed file can mean a member of an extension, although other files may declare the same property.
  private func isMeant(_ member: String, of type: String, in file: Int) -> Bool {
    guard let all = properties[[type, member]], all.contains(file) else { return true }
    return needed.contains {
      let (uses, parents) = (files[$0].uses, files[$0].types.parents)
      return
        (uses.members.contains(member)
        || uses.plain.contains(member) && parents.contains(type))
        && nearest(of: all, to: $0).contains(file)
    }
  }

  private func isNeeded(_ part: FileReading.Extension, by user: Int) -> Bool {
    guard part.arguments.allSatisfy({ declaring[$0] == nil || types.contains($0) }) else {
      return false
    }
    if declaring[part.type] != nil {
      let own = declarations(of: part.type, for: user)
      // What another module adds to a type, only what writes its name can mean.
      return types.contains(part.type) && own.contains(where: needed.contains)
        && (own.contains { files[$0].module == files[user].module } || uses.mean(part, isOwn: true))
    }
    return uses.mean(part) { isMeant($0, of: part.type, in: user) }
  }
}
