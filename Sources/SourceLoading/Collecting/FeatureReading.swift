/// Chooses the feature of a folder by reading, before anything is compiled.
///
/// It answers as ``ReducerChoice`` does for the compiled types, or not at all: whoever asks then compiles everything and lets the types
/// decide.
struct FeatureReading {
  enum Decision: Equatable {
    case one(String)
    /// Several that no other reducer embeds.
    case several([String])
    /// Reading does not tell.
    case uncertain
  }

  private let reducers: [ReducerReading]

  init(_ files: [FileReading]) {
    let all = files.flatMap(\.reducers)
    // A reducer may be declared in one file and extended in others.
    var merged: [ReducerReading] = []
    for reducer in all {
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
  }

  /// The names of all reducers.
  var names: [String] { reducers.map(\.name) }

  /// Returns the reducer with a name, or the one that no other reducer embeds.
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
    if roots.count == 1 { return .one(roots[0].name) }
    let isCertain = roots.count > 1 && reducers.allSatisfy(\.declaresState)
    return isCertain ? .several(roots.map(\.name)) : .uncertain
  }

  /// The reducers that no other reducer names, unless they name each other.
  private var roots: [ReducerReading] {
    let own = reducers.filter(\.declaresState)
    return own.filter { reducer in
      !own.contains { other in
        other.path != reducer.path
          && (reducer.path.starts(with: other.path)
            || other.words.contains(reducer.lastName) && !reducer.words.contains(other.lastName))
      }
    }
  }
}
