import SwiftOutline
import SwiftReading

/// A type at the top level of a file, with the stores that it creates. Previews and tests do not count: they run a part of an app.
struct StoreOwner {
  let name: String
  /// Whether the app begins with it: its main type, or the delegate of the app or of a scene.
  let isEntry: Bool
  let words: Set<String>
  /// The identifiers of each call that creates a store, in their order: `["Store", "initialState", "Shop", "State", "Shop"]`.
  let stores: [[String]]

  /// The types of a file.
  static func all(in text: String, _ declarations: [SourceOutline.Declaration]) -> [StoreOwner] {
    let source = SourceText(text)
    return declarations.filter { $0.isType && !isForOthers($0) }.map { declaration in
      let part = SourceText(source[declaration.range])
      return StoreOwner(
        name: declaration.name, isEntry: isEntry(declaration),
        words: Set(part.tokens.lazy.filter { $0.kind == .word }.map { part[$0] }),
        stores: stores(in: part))
    }
  }

  private static func isEntry(_ declaration: SourceOutline.Declaration) -> Bool {
    declaration.attributes.contains { ["main", "UIApplicationMain"].contains($0) }
      || declaration.inherited.contains {
        entries.contains(String($0.split(separator: ".").last ?? ""))
      }
  }

  private static let entries: Set = [
    "App", "UIApplicationDelegate", "NSApplicationDelegate", "UISceneDelegate",
    "UIWindowSceneDelegate",
  ]

  private static func isForOthers(_ declaration: SourceOutline.Declaration) -> Bool {
    declaration.inherited.contains { type in
      ["PreviewProvider", "XCTestCase", "RegisteredPreview", "RegisteredTests"].contains(
        where: type.hasSuffix)
    }
  }

  /// The calls with the label `initialState`, with what follows them in braces.
  private static func stores(in source: SourceText) -> [[String]] {
    let tokens = source.tokens
    return tokens.indices.dropLast().compactMap { index in
      guard index > 1, source[tokens[index]] == "initialState", source[tokens[index + 1]] == ":",
        source[tokens[index - 1]] == "(", source[tokens[index - 2]] != "TestStore"
      else { return nil }
      // The name of the type may have arguments: `StoreOf<Shop>(`.
      let start = max(0, index - 8)
      let type = tokens[start..<index - 1].lastIndex { source[$0].contains("Store") } ?? index
      return (type..<end(after: index, source)).map { tokens[$0] }.filter { $0.kind == .word }
        .map { source[$0] }
    }
  }

  /// The end of the call around a token, and of the closure that follows it.
  private static func end(after start: Int, _ source: SourceText) -> Int {
    var depth = 1
    for index in source.tokens.indices[start...] {
      let text = source[source.tokens[index]]
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      guard depth <= 0 else { continue }
      let next = index + 1
      if depth < 0 || next == source.tokens.count || source[source.tokens[next]] != "{" {
        return index
      }
    }
    return source.tokens.count
  }
}

/// The reducers that an app begins with, found by reading: those of the stores that its main type or its delegates create, or else those
/// of the stores of the views that they show.
struct AppStores {
  /// A reducer, with the file that creates its store.
  struct Root: Equatable {
    let reducer: String
    let file: String
  }

  let roots: [Root]

  init(_ files: [FileReading], reducers: [ReducerReading]) {
    let owners = files.filter { !$0.isTest }.flatMap { file in file.owners.map { ($0, file.name) } }
    var level = owners.filter(\.0.isEntry)
    var seen = Set(level.map(\.0.name))
    var found: [Root] = []
    for _ in 0..<Self.mostLevels where found.isEmpty && !level.isEmpty {
      for (owner, file) in level {
        for words in owner.stores {
          guard let name = Self.reducer(in: words, reducers),
            !found.contains(where: { $0.reducer == name })
          else { continue }
          found.append(Root(reducer: name, file: file))
        }
      }
      let words = level.reduce(into: Set()) { $0.formUnion($1.0.words) }
      level = owners.filter { words.contains($0.0.name) && seen.insert($0.0.name).inserted }
    }
    roots = found
  }

  /// The number of views between an app and the one that creates its store.
  private static let mostLevels = 4

  private static func reducer(in words: [String], _ reducers: [ReducerReading]) -> String? {
    words.lazy.compactMap { word in reducers.first { $0.lastName == word } }.first?.name
  }
}
