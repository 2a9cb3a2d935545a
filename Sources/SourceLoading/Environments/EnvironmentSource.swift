import SwiftReading

/// The expressions for the environments of reducers, as the sources write them.
///
/// They are taken from the stores that the app creates, then from those of previews; for a child, from what its parent makes for it;
/// then from the static members of the environment's own type. An expression that uses what its function declares is not
/// understood here.
struct EnvironmentSource {
  private let values: [ReducerValue]
  private let files: [SourceText]
  private let globals: Set<String>
  private let types: [TypeOutline]
  private let statics: [StaticOutline]
  /// The arguments of stores, those of the app first, those of tests last.
  private let stores: [(reducer: String, environment: String)]

  init(_ values: [ReducerValue], in sources: SourceSet) {
    self.values = values
    files = sources.files.map { SourceText($0.text) }
    let outlines = sources.files.map { SourceOutline($0.text).declarations }
    globals = Set(outlines.joined().filter { !$0.isType }.flatMap(\.names).map(SourceWords.name))
    types = sources.files.flatMap { TypeOutline.all(in: $0.text) }
    statics = sources.files.flatMap { StaticOutline.all(in: $0.text) }
    var found: [[(String, String)]] = [[], [], []]
    for (source, declarations) in zip(files, outlines) {
      for declaration in declarations {
        let isTest = declaration.inherited.contains("XCTestCase")
        found[isTest ? 2 : Self.isPreview(declaration) ? 1 : 0] += Self.stores(
          in: source, within: declaration.range)
      }
    }
    stores = Array(found.joined())
  }

  /// The reducer that a store receives: the value, perhaps with operators.
  func reducer(for value: ReducerValue) -> String {
    let store = stores.first { names($0.reducer, value) && isGlobal($0.reducer) }
    return store.flatMap { Self.onOneLine($0.reducer) } ?? value.reference
  }

  /// An expression for the environment of a reducer, on one line; `nil` if the sources have none.
  func expression(for value: ReducerValue) -> String? {
    expression(for: value, above: []).flatMap(Self.onOneLine)
  }

  private func expression(for value: ReducerValue, above path: [ReducerValue]) -> String? {
    if ["Void", "()"].contains(value.environment) { return "()" }
    guard !path.contains(value) else { return nil }
    if let store = stores.first(where: { names($0.reducer, value) && isGlobal($0.environment) }) {
      return store.environment
    }
    for parent in values where parent != value {
      guard let closure = embedding(of: value, in: parent),
        let whole = expression(for: parent, above: path + [value])
      else { continue }
      let make = "(\(closure) as (\(parent.environment)) -> \(value.environment))"
      return "\(make)({ () -> \(parent.environment) in \(whole) }())"
    }
    return member(of: value.environment)
  }

  /// Whether an expression names a reducer, perhaps with operators.
  private func names(_ expression: String, _ value: ReducerValue) -> Bool {
    let source = SourceText(expression)
    let words = source.tokens.prefix { source[$0] == "." || $0.kind == .word }
      .map { source[$0] }.filter { $0 != "." }
    return words.starts(with: value.path)
  }
}

// Stores, parents, and static members.
extension EnvironmentSource {
  private static func isPreview(_ declaration: SourceOutline.Declaration) -> Bool {
    declaration.keyword == "Preview"
      || declaration.inherited.contains { $0.hasSuffix("PreviewProvider") }
  }

  /// The arguments `reducer` and `environment` of the calls in a range.
  private static func stores(
    in source: SourceText, within range: Range<Int>
  ) -> [(String, String)] {
    source.tokens.indices.dropLast().compactMap { index in
      guard range.contains(source.tokens[index].range.lowerBound),
        source[source.tokens[index]] == "reducer", source[source.tokens[index + 1]] == ":",
        let reducer = argument(at: index + 2, of: source), reducer.next + 1 < source.tokens.count,
        source[source.tokens[reducer.next]] == "environment",
        let environment = argument(at: reducer.next + 2, of: source)
      else { return nil }
      return (reducer.text, value(of: environment.text, before: index, in: source))
    }
  }

  /// The value of a constant that is declared before a place; the name itself if it is something else.
  private static func value(of name: String, before index: Int, in source: SourceText) -> String {
    let tokens = source.tokens
    let declared = tokens.indices.prefix(index).last {
      $0 + 1 < index && source[tokens[$0]] == "let" && source[tokens[$0 + 1]] == name
    }
    guard let declared else { return name }
    let rest = source[tokens[declared].range.lowerBound..<tokens[index].range.lowerBound]
    let declaration = DeclarationReader.file(SourceText(rest)).flatMap(\.declarations).first
    return declaration?.bindings.first?.initializer ?? name
  }

  /// The closure with which a parent makes the environment of a child.
  private func embedding(of child: ReducerValue, in parent: ReducerValue) -> String? {
    let source = files[parent.file]
    let tokens = source.tokens
    let own = tokens.indices.filter { parent.range.contains(tokens[$0].range.lowerBound) }
    for index in own where source[tokens[index]] == child.path.last {
      guard index + 1 < tokens.count, source[tokens[index + 1]] == "." else { continue }
      let before = zip(child.path.dropLast().reversed(), stride(from: index - 2, to: 0, by: -2))
      guard before.allSatisfy({ source[tokens[$1]] == $0 }),
        let label = own.first(where: { $0 > index && source[tokens[$0]] == "environment" }),
        source[tokens[label + 1]] == ":", let closure = Self.argument(at: label + 2, of: source),
        ["{", "\\"].contains(closure.text.first), isGlobal(closure.text)
      else { continue }
      return closure.text
    }
    return nil
  }

  /// A static member of a type that has the type, or the call of its initializer.
  private func member(of type: String) -> String? {
    let path = type.split(separator: ".").map(String.init)
    let own = types.filter { $0.path == path }
    let names = statics.filter { $0.type == type }.flatMap(\.names)
    for name in ["live", "preview", "mock", "noop", "failing"] where names.contains(name) {
      return "\(type).\(name)"
    }
    let isEmpty = own.contains { $0.keyword == "struct" && $0.initializers?.contains([]) == true }
    return isEmpty ? "\(type)()" : nil
  }

  /// An argument, and the index of the token after its comma.
  private static func argument(
    at start: Int, of source: SourceText
  ) -> (text: String, next: Int)? {
    guard let end = source.texts.argumentEnd(from: start), end > start else { return nil }
    let range = source.tokens[start].range.lowerBound..<source.tokens[end - 1].range.upperBound
    return (source[range], end + 1)
  }

  private static let known: Set = [
    "_", "true", "false", "nil", "try", "await", "return", "in", "any", "as", "is", "if", "else",
    "guard", "let", "var", "switch", "case", "default", "break", "for", "while", "repeat", "where",
    "do", "catch", "throw", "defer", "inout", "print", "fatalError", "min", "max", "abs", "zip",
  ]

  /// Whether an expression uses only what every file sees, and the parameters of its own closures.
  private func isGlobal(_ expression: String) -> Bool {
    let source = SourceText(expression)
    let words = source.tokens.map { source[$0] }
    var local = Self.known
    for (index, word) in words.enumerated() {
      if word == "in", let open = words[..<index].lastIndex(of: "{") {
        local.formUnion(words[(open + 1)..<index])
      }
      if ["let", "var"].contains(word) {
        // `let (a, b) = ...`, and `case let .some(a)`.
        local.formUnion(words[index...].dropFirst().prefix { !["=", ":", "\n", "{"].contains($0) })
      }
    }
    return source.tokens.indices.allSatisfy { index in
      let word = words[index]
      guard source.tokens[index].kind == .word, word.first?.isLowercase == true else {
        return word.first?.isNumber == true || word != "self"
      }
      let isMember = index > 0 && words[index - 1] == "."
      let isLabel = index + 1 < words.count && words[index + 1] == ":"
      return isMember || isLabel || local.contains(word) || globals.contains(word)
    }
  }

  /// An expression without line ends and comments; `nil` if a literal has several lines.
  private static func onOneLine(_ expression: String) -> String? {
    let source = SourceText(expression)
    var result = ""
    var brackets: [String] = []
    for (index, token) in source.tokens.enumerated() {
      let text = source[token]
      if text.contains("\n") { return nil }
      if [")", "]", "}"].contains(text) { _ = brackets.popLast() }
      if index > 0, !token.isAdjacent {
        let previous = source[source.tokens[index - 1]]
        let isStatement =
          token.isFirstOnLine && brackets.last == "{" && token.kind == .word
          && !["as", "is", "in", "else"].contains(text) && endsStatement(previous)
        result += isStatement ? "; " : " "
      }
      if ["(", "[", "{"].contains(text) { brackets.append(text) }
      result += text
    }
    return result
  }

  /// Whether a statement may end with a token: with a name, a literal, or a closing bracket.
  private static func endsStatement(_ token: String) -> Bool {
    guard let last = token.last, !["in", "return", "try", "await", "else"].contains(token) else {
      return false
    }
    return last.isLetter || last.isNumber || ["_", "\"", ")", "]", "}", "!", "?"].contains(last)
  }
}
