import SwiftReading

/// The declarations that stand in for absent types, so that what names them compiles as it is written.
///
/// A stand-in has no values. It has the nested types, the generic parameters, and the labels of initializers that the sources use:
/// ```swift
/// struct Session: AppleStubs.StandIn { private let never: Swift.Never; init(host a0: Any?, ...) { ... } }
/// ```
struct StandIns: Equatable {
  /// The file that contains them. It is not one of the user's files.
  static let fileName = "StandIns.swift"
  /// What messages about their members contain. No user has written it.
  static let machinery = "StandIn"
  /// The protocols that each of them conforms to.
  static let protocols: Set = [
    "Codable", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable",
  ]

  private(set) var names: [String] = []
  /// The names that a module beneath declares.
  private var kept: Set<String> = []
  /// The names for which no type can stand in.
  private var impossible: Set<String> = []

  /// The keys of dependencies that a package declares.
  private(set) var dependencies: [String] = []

  var isEmpty: Bool { names.isEmpty && dependencies.isEmpty }

  /// Whether a name is that of a stand-in, perhaps one in another type.
  func contains(_ name: String) -> Bool {
    names.contains { $0 == name || $0.hasSuffix(".\(name)") } || kept.contains(name)
      || dependencies.contains { Self.type(ofDependency: $0) == name }
  }

  /// Leaves the declarations to the module that was compiled with them.
  mutating func keep() {
    kept.formUnion(names + dependencies + dependencies.map(Self.type))
    (names, dependencies) = ([], [])
  }

  /// Adds a dependency without a value.
  ///
  /// - Returns: Whether it is new, and has not failed before.
  mutating func addDependency(_ key: String) -> Bool {
    guard !dependencies.contains(key), !kept.contains(key), !impossible.contains(key) else {
      return false
    }
    dependencies.append(key)
    return true
  }

  private static func type(ofDependency key: String) -> String {
    key.prefix(1).uppercased() + key.dropFirst() + "Dependency"
  }

  /// Whether a name is new, and has not failed before.
  func accepts(_ name: String) -> Bool {
    !names.contains(name) && !kept.contains(name) && !impossible.contains(name)
  }

  func isImpossible(_ name: String) -> Bool { impossible.contains(name) }

  mutating func add(_ name: String) {
    if accepts(name) { names.append(name) }
  }

  /// Removes the declarations that do not compile.
  mutating func remove(with errors: [CompilerMessage]) {
    let all = names + dependencies
    let failed = errors.map(\.location.line).filter { (2...all.count + 1).contains($0) }
      .map { all[$0 - 2] }
    impossible.formUnion(failed.isEmpty ? all : failed)
    names.removeAll(where: impossible.contains)
    dependencies.removeAll(where: impossible.contains)
  }

  /// The stand-in that an error is about: the first type that it quotes is one, or a member of one.
  func name(in error: CompilerMessage) -> String? {
    let words = error.quoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    return words.lazy.map(String.init).first(where: contains)
  }

  /// A line for each name, after the line that imports the protocol.
  func text(for sources: SourceSet) -> String {
    var types = names.map { StandInType(path: $0) }
    let places = Dictionary(types.indices.map { (types[$0].name, $0) }) { first, _ in first }
    for file in sources.whole.files {
      let source = SourceText(file.text)
      let texts = source.tokens.map { source[$0] }
      for index in texts.indices {
        guard let place = places[texts[index]],
          index == 0 || texts[index - 1] != "." || !types[place].owner.isEmpty
        else { continue }
        types[place].read(texts, from: index + 1, source)
        if Self.isConstraint(texts, at: index) { types[place].constrain(texts, from: index + 1) }
      }
    }
    // Without values, a type conforms to any protocol.
    let protocols = types.filter(\.isProtocol).map(\.name)
    let extensions = sources.whole.files.flatMap { SourceOutline($0.text).declarations }
      .filter { $0.keyword == "extension" }
    // What is public in the sources can only name public types.
    let isPublic = sources.whole.files.contains {
      !SourceWords.all(in: $0.text).isDisjoint(with: ["public", "open"])
    }
    let access = isPublic ? "public " : ""
    let keys = dependencies.map { key in
      let type = Self.type(ofDependency: key)
      return StandInType(name: type).declaration(access, protocols)
        + "; extension ComposableArchitecture.DependencyValues { \(access)var \(key): \(type)"
        + " { get { \(type)._stop(#fileID, #line) } set {} } }"
    }
    // A stand-in has what the sources use of it, also if it takes the place of a type with others in it.
    let lines =
      types.map { type in
        names.contains(String(type.owner.prefix { $0 != "." }))
          ? ""
          : type.declaration(
            access,
            protocols.filter { own in
              !extensions.contains { $0.name == type.name && $0.inherited.contains(own) }
            })
      } + keys
    return (["import AppleStubs"] + lines).joined(separator: "\n") + "\n"
  }
}

extension StandIns {
  /// Whether a name is used as only that of a protocol is: `any Name`, `<T: Name>`, `protocol Own: Name`, or `extension Own: Name`.
  private static func isConstraint(_ texts: [String], at index: Int) -> Bool {
    func text(_ offset: Int) -> String {
      texts.indices.contains(index + offset) ? texts[index + offset] : ""
    }
    if ["any", "some", "&"].contains(text(-1)) || text(1) == "&" { return true }
    var mark = -1
    while text(mark - 1) == "@" || text(mark) == "," && text(mark - 1).first?.isUppercase == true {
      mark -= 2
    }
    guard text(mark) == ":", text(mark - 1).first?.isUppercase == true else { return false }
    var own = mark - 1
    while text(own - 1) == "." { own -= 2 }
    if ["protocol", "extension"].contains(text(own - 1)) { return true }
    return mark == -1 && ["<", ",", "where", "associatedtype"].contains(text(mark - 2))
  }
}

/// One stand-in, with what the sources use of it.
private struct StandInType {
  let name: String
  /// The type that contains it, empty for none.
  let owner: String
  private var arity = 0
  private var labels: Set<[String]> = []
  private var nested: [StandInType] = []
  /// Whether it is a protocol, which has no members here.
  var isProtocol = false

  init(name: String, in owner: String = "") { (self.name, self.owner) = (name, owner) }

  /// - Parameter path: Its name, after those of the types around it.
  init(path: String) {
    let parts = path.split(separator: ".").map(String.init)
    self.init(name: parts.last ?? path, in: parts.dropLast().joined(separator: "."))
  }

  /// Reads what follows the name: `<Int>`, `.User`, or `(host: "a")`.
  mutating func read(_ texts: [String], from start: Int, _ source: SourceText) {
    var index = start
    if index < texts.count, texts[index] == "<", source.tokens[index].isAdjacent {
      guard let (parts, end) = texts.arguments(after: index, angles: true) else { return }
      arity = max(arity, parts.count)
      index = end + 1
    }
    guard index < texts.count, source.tokens[index].isAdjacent else { return }
    if texts[index] == "(" {
      let parts = texts.arguments(after: index)?.parts ?? []
      labels.insert(parts.map { texts.label(of: $0) ?? "_" })
    } else if texts[index] == ".", index + 1 < texts.count,
      texts[index + 1].first?.isUppercase == true
    {
      let place =
        nested.firstIndex { $0.name == texts[index + 1] }
        ?? {
          nested.append(StandInType(name: texts[index + 1]))
          return nested.count - 1
        }()
      nested[place].read(texts, from: index + 2, source)
    }
  }

  /// Makes the type a protocol, or the one in it that follows: `.SelectionSet`.
  mutating func constrain(_ texts: [String], from index: Int) {
    guard index + 1 < texts.count, texts[index] == ".",
      let place = nested.firstIndex(where: { $0.name == texts[index + 1] })
    else { return isProtocol = true }
    nested[place].constrain(texts, from: index + 2)
  }

  private var conformance: String {
    AppleSymbols.contains(name) ? "PlatformStandIn" : StandIns.machinery
  }

  func declaration(_ access: String, _ protocols: [String] = []) -> String {
    if !owner.isEmpty {
      var inner = StandInType(name: name)
      (inner.arity, inner.labels, inner.nested) = (arity, labels, nested)
      return "extension \(owner) { \(inner.declaration(access, protocols)) }"
    }
    if isProtocol { return "\(access)protocol \(name) {}" }
    let parameters =
      arity == 0 ? "" : "<" + (1...arity).map { "A\($0)" }.joined(separator: ", ") + ">"
    let initializers = labels.sorted { $0.joined(separator: ",") < $1.joined(separator: ",") }
      .map { labels in
        let parameters = labels.enumerated().map { "\($1) a\($0): Any?, " }.joined()
        return
          "; \(access)init(\(parameters)file: Swift.StaticString = #fileID, line: Swift.UInt = #line) { Self._stop(file, line) }"
      }
    let members = nested.map { "; " + $0.declaration(access) }
    return
      "\(access)struct \(name)\(parameters): AppleStubs.\(conformance)\(protocols.map { ", \($0)" }.joined()) { private let never: Swift.Never"
      + (initializers + members).joined() + " }"
  }
}
