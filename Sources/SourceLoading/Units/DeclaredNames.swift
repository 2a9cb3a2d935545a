import SwiftReading

/// The names that a module declares, and those by which it means what others declare.
struct DeclaredNames {
  /// The names that no other module of the same unit can declare, with the parameters of functions.
  private(set) var declared: Set<String> = []
  /// Those that other modules can use.
  private var shared: Set<String> = []
  /// The keywords of the types among them.
  private(set) var types: [String: String] = [:]
  private var words: Set<String> = []
  /// The names of others, with the modules that declare them; none for those of the library.
  private var borrowed: [String: Set<String>] = [:]
  let name: String

  init(_ files: [SourceSet.File]) {
    name = files.first?.module ?? ""
    for file in files {
      words.formUnion(SourceWords.all(in: file.text))
      let source = SourceText(file.text)
      for declaration in SourceOutline(file.text).declarations {
        let names = Self.names(of: declaration, source)
        declared.formUnion(names)
        guard declaration.modifiers.contains(where: Self.shares.contains) else { continue }
        shared.formUnion(names)
        if ["struct", "class", "enum", "protocol", "typealias"].contains(declaration.keyword) {
          types[declaration.name] = declaration.keyword
        }
      }
    }
  }

  /// The same names, with those that the module borrows from others that it can see.
  func borrowing(from others: [String: DeclaredNames]) -> DeclaredNames {
    var result = self
    let known = others.values.reduce(into: ArchitectureNames.provided) { $0.formUnion($1.shared) }
    for word in words.intersection(known).subtracting(declared) {
      result.borrowed[word] = Set(others.filter { $0.value.shared.contains(word) }.keys)
    }
    return result
  }

  /// Whether all of its names keep their meanings beside another module. If several modules share one, each file means that of its
  /// imports.
  func agrees(with other: DeclaredNames) -> Bool {
    declared.isDisjoint(with: other.declared)
      && !borrowed.contains {
        other.declared.contains($0.key) && $0.value != [other.name]
      }
  }

  private static let shares: Set = ["public", "open", "package"]
}

// Declarations.
extension DeclaredNames {
  private static func names(
    of declaration: SourceOutline.Declaration, _ source: SourceText
  ) -> [String] {
    guard declaration.keyword == "extension" else { return own(declaration, source) }
    guard let body = declaration.bodyRange else { return [] }
    // The constraints of an extension are those of its members.
    let head = text(of: declaration.range.lowerBound..<body.lowerBound, source)
    return declaration.members.flatMap { own($0, source) }.map { "\(head) \($0)" }
      + declaration.inherited.map { "\(declaration.name): \($0)" }
  }

  private static func own(
    _ declaration: SourceOutline.Declaration, _ source: SourceText
  ) -> [String] {
    guard declaration.keyword != "import", !declaration.isPrivate else { return [] }
    guard ["func", "init", "subscript"].contains(declaration.keyword) else {
      return declaration.names.filter { !$0.isEmpty }
    }
    let end = declaration.bodyRange?.lowerBound ?? declaration.range.upperBound
    return [text(of: declaration.range.lowerBound..<end, source)]
  }

  private static func text(of range: Range<Int>, _ source: SourceText) -> String {
    source.tokens.filter { range.contains($0.range.lowerBound) }.map { source[$0] }
      .filter { !shares.contains($0) && $0 != "internal" }.joined(separator: " ")
  }
}
