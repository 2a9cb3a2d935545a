import SwiftReading

/// A reducer with an environment, from the time before `ReducerProtocol`: a value in place of a type.
///
/// ```swift
/// let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> { state, action, environment in ... }
/// ```
struct ReducerValue: Equatable {
  /// The names of the types around it, and its own.
  let path: [String]
  let state: String
  let action: String
  let environment: String
  /// Whether other files cannot name it.
  let isPrivate: Bool
  /// The index of its file.
  let file: Int
  /// The declaration, in UTF-8 offsets.
  let range: Range<Int>
  /// The end of the declaration at the top level that contains it.
  let end: Int

  /// Whether it is the result of a function without parameters.
  let isFunction: Bool

  /// What other files call it: `counterReducer`, `Counter.reducer`, `makeCounter()`.
  var reference: String { path.joined(separator: ".") + (isFunction ? "()" : "") }

  /// The name of the feature that it becomes: `CounterReducer` for `counterReducer`, `Counter.reducer`, and the `reducer` of a
  /// `CounterState`.
  private(set) var featureName = ""

  /// The values of some files, in their order; none if the files declare a `Reducer` of their own, or also have reducers of today.
  static func all(in sources: SourceSet) -> [ReducerValue] {
    let mayDeclare = sources.files.contains {
      names.contains(where: SourceWords.all(in: $0.text).contains)
    }
    guard mayDeclare else { return [] }
    let own = sources.declaredTypes
    guard !names.contains(where: own.contains), sources.reducerNames.isEmpty else { return [] }
    let reading = Reading(sources)
    var values: [ReducerValue] = []
    var pending = reading.candidates
    // `appReducer.debug()` has the types of a value that another file may declare.
    while true {
      let found = pending.compactMap { reading.value($0, among: values) }
      if found.isEmpty { break }
      values += found
      pending.removeAll { candidate in found.contains { $0.path == candidate.path } }
    }
    values.sort { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
    var taken = own.union(names)
    var chosen: [[String]: String] = [:]
    for index in values.indices {
      // A value may be declared once for each platform.
      var name = chosen[values[index].path] ?? values[index].firstName
      while chosen[values[index].path] == nil, taken.contains(name) { name += "Feature" }
      values[index].featureName = name
      chosen[values[index].path] = name
      taken.insert(name)
    }
    return values
  }

  private var firstName: String {
    let state = state.split(separator: ".").last.map(String.init) ?? state
    let owner = state.hasSuffix("State") ? String(state.dropLast(5)) : state
    let words = path == ["reducer"] ? [owner, "reducer"] : path
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  fileprivate static let names = ["Reducer", "AnyReducer"]
}

/// Finds the values of files by their types.
private struct Reading {
  struct Candidate {
    let path: [String]
    let type: String?
    let initializer: String?
    let isFunction: Bool
    let isPrivate: Bool
    let file: Int
    let range: Range<Int>
    let end: Int
  }

  private(set) var candidates: [Candidate] = []
  /// The paths of the types of the files, the aliases included.
  private var types: Set<[String]> = []
  /// The types of reducers that have an alias, by its path.
  private var aliases: [[String]: [String]] = [:]

  /// The results of functions, and whether the functions are generic.
  private var functions: [[String]: (result: String, isGeneric: Bool)] = [:]

  init(_ sources: SourceSet) {
    for (index, file) in sources.files.enumerated() {
      let source = SourceText(file.text)
      for declaration in DeclarationReader.file(source).flatMap(\.declarations) {
        read(declaration, in: [], isPrivate: false, source) {
          Candidate(
            path: $0, type: $1, initializer: $2, isFunction: $3.keyword == "func", isPrivate: $4,
            file: index, range: $3.range, end: declaration.range.upperBound)
        }
      }
    }
  }

  private typealias Make = (
    _ path: [String], _ type: String?, _ initializer: String?, Declaration, _ isPrivate: Bool
  ) -> Candidate

  private mutating func read(
    _ declaration: Declaration, in path: [String], isPrivate: Bool, _ source: SourceText,
    _ make: Make
  ) {
    let isPrivate = isPrivate || declaration.isPrivate
    let isShared = path.isEmpty || declaration.isStatic
    // A private member exists only for the type that declares it.
    let isHidden = declaration.hasModifier("private")
    switch declaration.keyword {
    case "typealias":
      types.insert(path + [declaration.name])
      guard declaration.genericParameters == nil else { return }
      let text = source[declaration.range].split(separator: "=", maxSplits: 1).last.map(String.init)
      aliases[path + [declaration.name]] = text.flatMap {
        Self.arguments(at: 0, of: SourceText($0))?.map { qualified($0, in: path[...]) }
      }
    case "let", "var":
      guard isShared, declaration.bindings.count == 1, path.isEmpty || !isHidden else { return }
      let binding = declaration.bindings[0]
      candidates.append(
        make(path + [binding.name], binding.type, binding.initializer, declaration, isPrivate))
    case "func":
      guard isShared, path.isEmpty || !isHidden, let signature = declaration.signature,
        !signature.isAsync, signature.throwing == nil, let result = signature.result
      else { return }
      functions[path + [declaration.name]] = (result, declaration.genericParameters != nil)
      guard signature.parameters.isEmpty, declaration.genericParameters == nil else { return }
      candidates.append(make(path + [declaration.name], result, nil, declaration, isPrivate))
    case "struct", "enum", "class", "actor", "extension":
      let path = path + declaration.name.split(separator: ".").map(String.init)
      guard declaration.genericParameters == nil, !ReducerValue.names.contains(path[0]) else {
        return
      }
      types.insert(path)
      for member in declaration.allMembers {
        read(member, in: path, isPrivate: isPrivate, source, make)
      }
    default: break
    }
  }

  func value(_ candidate: Candidate, among known: [ReducerValue]) -> ReducerValue? {
    guard let types = arguments(of: candidate, known) else { return nil }
    let owner = candidate.path.dropLast()
    return ReducerValue(
      path: candidate.path, state: qualified(types[0], in: owner),
      action: qualified(types[1], in: owner), environment: qualified(types[2], in: owner),
      isPrivate: candidate.isPrivate, file: candidate.file, range: candidate.range,
      end: candidate.end, isFunction: candidate.isFunction)
  }

  /// The types of a value: those of its annotation, or those with which its initial value begins.
  private func arguments(of candidate: Candidate, _ known: [ReducerValue]) -> [String]? {
    let owner = candidate.path.dropLast()
    if let type = candidate.type, let types = written(at: SourceText(type), in: owner) {
      return types
    }
    guard let initializer = candidate.initializer else { return nil }
    let source = SourceText(initializer)
    if let types = written(at: source, in: owner) { return types }
    let operators = Self.operators(of: source)
    if let changed = operators.last(where: { Self.embedding.contains(source[source.tokens[$0]]) }) {
      // What is combined with an embedded reducer has the types of the whole.
      let combined = operators.first { $0 > changed && source[source.tokens[$0]] == "combined" }
      return combined.flatMap { Self.arguments(at: $0 + 4, of: source) }
    }
    let start = source.tokens.prefix { source[$0] == "." || $0.kind == .word }
    let words = start.map { source[$0] }.filter { $0 != "." }
    if let function = functions[words] { return types(ofCall: source, of: function, known) }
    let base = known.first { words.starts(with: $0.path) && words.count > $0.path.count }
    return base.map { [$0.state, $0.action, $0.environment] }
  }

  /// The types of the result of a call: those that are declared, or those of the reducer that a generic function receives.
  private func types(
    ofCall source: SourceText, of function: (result: String, isGeneric: Bool),
    _ known: [ReducerValue]
  ) -> [String]? {
    let result = SourceText(function.result)
    guard function.isGeneric else { return written(at: result, in: []) }
    guard Self.arguments(at: 0, of: result) != nil else { return nil }
    let words = source.tokens.map { source[$0] }
    let base = known.first { $0.path.count == 1 && words.contains($0.path[0]) }
    return base.map { [$0.state, $0.action, $0.environment] }
  }

  /// The types with which a text begins, or those of the alias with which it begins.
  private func written(at source: SourceText, in owner: ArraySlice<String>) -> [String]? {
    if let types = Self.arguments(at: 0, of: source) { return types }
    let start = source.tokens.prefix { source[$0] == "." || $0.kind == .word }
    let words = start.map { source[$0] }.filter { $0 != "." }
    let names = words.indices.map { Array(words[...$0]) }.reversed()
    let owners = [[]] + owner.indices.map { Array(owner[...$0]) }
    return owners.reversed().lazy.flatMap { owner in names.map { owner + $0 } }
      .compactMap { aliases[$0] }.first
  }

  private static let embedding: Set = ["pullback", "optional", "forEach"]

  /// The indices of the names of methods that are called outside of all brackets.
  private static func operators(of source: SourceText) -> [Int] {
    var depth = 0
    return source.tokens.indices.dropLast().filter { index in
      if ["(", "[", "{"].contains(source[source.tokens[index]]) { depth += 1 }
      if [")", "]", "}"].contains(source[source.tokens[index]]) { depth -= 1 }
      return depth == 0 && index > 0 && source[source.tokens[index - 1]] == "."
        && source[source.tokens[index + 1]] == "("
    }
  }

  /// The three types after the name of the reducer's type; `nil` if something else is written.
  private static func arguments(at start: Int, of source: SourceText) -> [String]? {
    let (tokens, texts) = (source.tokens, source.texts)
    let isQualified = texts.dropFirst(start).first == "ComposableArchitecture"
    let name = isQualified ? start + 2 : start
    guard name + 1 < tokens.count, ReducerValue.names.contains(texts[name]),
      texts[name + 1] == "<",
      let parts = texts.arguments(after: name + 1, angles: true)?.parts, parts.count == 3
    else { return nil }
    return parts.map {
      source[tokens[$0.lowerBound].range.lowerBound..<tokens[$0.upperBound - 1].range.upperBound]
    }
  }

  /// A type as a file at the top level names it.
  private func qualified(_ type: String, in owner: ArraySlice<String>) -> String {
    let source = SourceText(type)
    var result = ""
    for (index, token) in source.tokens.enumerated() {
      let word = source[token]
      let isFirst = index == 0 || source[source.tokens[index - 1]] != "."
      if index > 0, !token.isAdjacent { result += " " }
      if token.kind == .word, isFirst,
        let path = owner.indices.reversed().map({ Array(owner[...$0]) })
          .first(where: { types.contains($0 + [word]) })
      {
        result += path.joined(separator: ".") + "."
      }
      result += word
    }
    return result
  }
}
