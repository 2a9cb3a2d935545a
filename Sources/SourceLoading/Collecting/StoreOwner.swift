import SwiftReading

/// A type, function, or variable at the top level of a file, with the stores that it creates and holds. Previews and tests do not count:
/// they run a part of an app.
struct StoreOwner {
  /// How an app begins with a type.
  enum Entry: Int, Comparable {
    /// The type with `@main`.
    case main
    /// The delegate of the app, or of a scene.
    case delegate
    /// Another `App`.
    case app

    static func < (one: Entry, other: Entry) -> Bool { one.rawValue < other.rawValue }
  }

  /// A call that creates a store.
  struct Creation {
    /// The property whose value it is; `nil` if it is in a function or a body.
    let property: String?
    /// The identifiers that may name the reducer: those after the initial state, before it, and in it.
    let words: [[String]]
  }

  /// How often it uses an identifier, and where first.
  struct Use {
    var count = 0
    let first: Int
  }

  /// The name of the type; for an extension, that of its type.
  let name: String
  let entry: Entry?
  /// The identifiers that it uses.
  let words: [String: Use]
  let creations: [Creation]
  /// The identifiers in the types of the properties that hold a store.
  let held: [[String]]

  /// The owners of a file.
  static func all(in text: String, _ declarations: [SourceOutline.Declaration]) -> [StoreOwner] {
    let source = SourceText(text)
    return declarations.filter { !$0.name.isEmpty && !isForOthers($0) }.map { declaration in
      let tokens = source.tokens.filter {
        declaration.range.contains($0.range.lowerBound)
      }
      return StoreOwner(
        name: declaration.name, entry: entry(declaration),
        words: words(of: tokens, source),
        creations: creations(in: tokens, of: declaration, source),
        held: declaration.isType ? held(by: declaration) : [])
    }
  }

  private static func words(of tokens: [Token], _ source: SourceText) -> [String: Use] {
    tokens.enumerated().reduce(into: [:]) { words, next in
      guard next.element.kind == .word else { return }
      words[source[next.element], default: Use(first: next.offset)].count += 1
    }
  }

  private static func entry(_ declaration: SourceOutline.Declaration) -> Entry? {
    let types = declaration.inherited.map { String($0.split(separator: ".").last ?? "") }
    if declaration.attributes.contains(where: mainAttributes.contains) { return .main }
    if types.contains(where: delegates.contains) { return .delegate }
    return declaration.keyword != "extension" && types.contains("App") ? .app : nil
  }

  private static let mainAttributes: Set = ["main", "UIApplicationMain", "NSApplicationMain"]

  private static let delegates: Set = [
    "UIApplicationDelegate", "NSApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "WKApplicationDelegate",
  ]

  private static func isForOthers(_ declaration: SourceOutline.Declaration) -> Bool {
    declaration.keyword == "import"
      || declaration.inherited.contains { type in
        ["PreviewProvider", "XCTestCase", "RegisteredPreview", "RegisteredTests"].contains(
          where: type.hasSuffix)
      }
  }

  private static func held(by declaration: SourceOutline.Declaration) -> [[String]] {
    declaration.members.filter { ["let", "var"].contains($0.keyword) }.compactMap(\.type)
      .filter { $0.contains("Store") }
      .map { type in
        let source = SourceText(type)
        return source.tokens.filter { $0.kind == .word }.map { source[$0] }
      }
  }
}

// The calls with the label `initialState`, with what follows them in braces.
extension StoreOwner {
  private static func creations(
    in tokens: [Token], of declaration: SourceOutline.Declaration, _ source: SourceText
  ) -> [Creation] {
    let texts = tokens.map { source[$0] }
    return tokens.indices.dropLast().compactMap { index in
      guard index > 1, source[tokens[index]] == "initialState", source[tokens[index + 1]] == ":",
        source[tokens[index - 1]] == "(", source[tokens[index - 2]] != "TestStore"
      else { return nil }
      func words(_ range: Range<Int>) -> [String] {
        tokens[range].filter { $0.kind == .word }.map { source[$0] }
      }
      // The name of the type may have arguments: `StoreOf<Shop>(`.
      let start = max(0, index - 8)
      let type = tokens[start..<index - 1].lastIndex { source[$0].contains("Store") } ?? index
      let middle = texts.argumentEnd(from: index + 1) ?? tokens.count
      let end = end(ofCallAfter: middle, tokens, source)
      let property = declaration.members.first {
        ["let", "var"].contains($0.keyword) && !$0.isComputed
          && $0.range.contains(tokens[index].range.lowerBound)
      }
      return Creation(
        property: property?.name,
        words: [words(middle..<end), words(type..<index), words(index..<middle)])
    }
  }

  /// The end of the call around a token, and of the closures that follow it.
  private static func end(ofCallAfter start: Int, _ tokens: [Token], _ source: SourceText) -> Int {
    var depth = 1
    for index in tokens.indices[start...] {
      let text = source[tokens[index]]
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      guard depth <= 0 else { continue }
      let next = index + 1
      if depth < 0 || next == tokens.count || source[tokens[next]] != "{" { return index }
    }
    return tokens.count
  }
}
