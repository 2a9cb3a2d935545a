/// Chooses the feature of a folder by reading, before anything is compiled.
///
/// It answers as ``ReducerChoice`` does for the compiled types, or not at all: whoever asks then compiles everything and lets the types
/// decide.
struct FeatureReading {
  enum Decision: Equatable {
    /// A reducer, with the reason if others could be meant.
    case one(String, because: Reason? = nil)
    /// Several that no other reducer embeds.
    case several([String])
    /// Reading does not tell.
    case uncertain
  }

  /// Why one of several features is loaded.
  enum Reason: Equatable {
    /// The app creates a store of it in a file.
    case app(file: String)
    /// It embeds this number of features, more than any other.
    case largest(Int)
  }

  private let reducers: [ReducerReading]
  private let naming: ReducerNames
  private let app: AppStores

  init(_ files: [FileReading]) {
    // A reducer may be declared in one file and extended in others.
    var merged: [ReducerReading] = []
    for reducer in files.flatMap(\.reducers) {
      if let index = merged.firstIndex(where: { $0.path == reducer.path }) {
        merged[index].words.formUnion(reducer.words)
        merged[index].declaresState = merged[index].declaresState || reducer.declaresState
      } else {
        merged.append(reducer)
      }
    }
    for index in merged.indices
    where files.contains(where: { $0.stateOwners.contains(merged[index].path) }) {
      merged[index].declaresState = true
    }
    reducers = merged
    naming = ReducerNames(merged)
    app = AppStores(files, reducers: merged)
  }

  /// The names of all reducers.
  var names: [String] { reducers.map(\.name) }

  /// The file in which an app begins with a reducer.
  func start(of reducer: String) -> String? {
    app.roots.first { $0.reducer == reducer }?.file
  }

  /// Returns the reducer with a name, or else the one that the app begins with, the only one that no other reducer embeds, or the one
  /// that embeds the most.
  ///
  /// - Parameters:
  ///   - name: The name that the user typed; `nil` if it is only that of a target.
  ///   - preferred: Groups of types that decide between several reducers, as in ``ReducerChoice``.
  func decide(_ name: String?, preferred: [[String]]) -> Decision {
    if let name {
      let named = reducers.filter { $0.isNamed(name) }
      let exact = named.filter { $0.name.lowercased() == name.lowercased() }
      return named.count == 1
        ? .one(named[0].name)
        : exact.count == 1 ? .one(exact[0].name) : .uncertain
    }
    let roots = roots
    for group in preferred {
      let named = roots.filter { group.contains($0.path[0]) }
      if named.count == 1 { return .one(named[0].name) }
    }
    if let (root, file) = started {
      let isOnly = roots.count == 1 && roots[0].path == root.path
      return .one(root.name, because: isOnly ? nil : .app(file: file))
    }
    if let root = Self.only(roots) { return .one(root.name) }
    if let (root, size) = largest(of: roots) {
      return .one(root.name, because: .largest(size - 1))
    }
    let isCertain = roots.count > 1 && reducers.allSatisfy(\.declaresState)
    return isCertain ? .several(roots.map(\.name)) : .uncertain
  }

  /// The reducer that the app begins with, with the file that creates its store: of several, the one that embeds the most, or else the
  /// only one that the app shows first.
  private var started: (ReducerReading, file: String)? {
    func readings(of roots: [AppStores.Root]) -> [ReducerReading] {
      reducers.filter { reducer in roots.contains { $0.reducer == reducer.name } }
    }
    let all = readings(of: app.roots)
    let root = Self.only(all) ?? largest(of: all)?.reducer ?? Self.only(readings(of: app.first))
    guard let root, let file = start(of: root.name) else { return nil }
    return (root, file)
  }

  private static func only(_ reducers: [ReducerReading]) -> ReducerReading? {
    reducers.count == 1 ? reducers[0] : nil
  }

  /// The reducer that embeds the most others, with the size of its tree; `nil` if two embed as many.
  private func largest(of several: [ReducerReading]) -> (reducer: ReducerReading, size: Int)? {
    let sized = several.map { ($0, treeSize(of: $0)) }.sorted { $0.1 > $1.1 }
    guard sized.count > 1, sized[0].1 > sized[1].1 else { return nil }
    return sized[0]
  }

  /// The number of reducers that one consists of, with itself.
  private func treeSize(of root: ReducerReading) -> Int {
    var seen: Set<[String]> = [root.path]
    var pending = [root]
    while let reducer = pending.popLast() {
      for other in reducers
      where naming.does(reducer, name: other) && seen.insert(other.path).inserted {
        pending.append(other)
      }
    }
    return seen.count
  }

  /// The reducers that no other reducer names, unless they name each other.
  private var roots: [ReducerReading] {
    let own = reducers.filter(\.declaresState)
    return own.filter { reducer in
      !own.contains { other in
        other.path != reducer.path
          && (reducer.path.starts(with: other.path)
            || naming.does(other, name: reducer) && !naming.does(reducer, name: other))
      }
    }
  }
}
