import SwiftReading

/// What the name of the file says that the compiler gives to the code of a macro.
///
/// `@__swiftmacro_7Feature3ApiO6ClientV5fetch010DependencyC0fMr_.swift` is the code that `@DependencyClient` adds to `fetch` in
/// `Api.Client` of the module `Feature`. The compiler says nothing else about the place if one macro has added another.
struct ExpansionName: Equatable {
  /// The declaration that the macro is attached to, after those around it.
  let path: [String]
  let macro: String

  /// - Returns: `nil` for the name of another file.
  init?(file: String) {
    guard let mark = file.range(of: Self.start) else { return nil }
    var names = MangledNames(file[mark.upperBound...])
    var found: [String] = []
    while let name = names.next() { if !Self.isOfFile(name) { found.append(name) } }
    guard found.count > 2 else { return nil }
    path = Array(found[1..<(found.count - 1)])
    macro = found[found.count - 1]
  }

  private static let start = "@__swiftmacro_"

  /// Whether an identifier is the number of a file, which follows the name of a private declaration.
  private static func isOfFile(_ name: String) -> Bool { name.count == 33 && name.hasPrefix("_") }

  /// Names the macro in place of its files, whose paths are those of a temporary folder.
  static func removePaths(from text: String) -> String {
    guard text.has(start) else { return text }
    return text.replacing(/[^\s:]*@__swiftmacro_\w*\.swift/) { match in
      ExpansionName(file: String(match.0)).map {
        "@\($0.macro) of \($0.path.joined(separator: "."))"
      }
        ?? "@macro"
    }
  }
}

extension ExpansionName {
  /// Locates errors in the code of macros in the sources. What is not about a name there is a consequence of other errors, if there are
  /// any.
  static func locate(_ errors: inout [CompilerMessage], in sources: SourceSet) {
    let causes = errors.filter { !$0.isInExpansion || $0.isAboutName }
    if !causes.isEmpty { errors = causes }
    for index in errors.indices {
      let name = ExpansionName(file: errors[index].location.file)
      if let place = name?.place(of: errors[index], in: sources) { errors[index].location = place }
    }
  }

  /// The place in the declaration that the macro is attached to at which an error is: a name there, or the beginning.
  private func place(of error: CompilerMessage, in sources: SourceSet) -> CompilerMessage.Location?
  {
    sources.files.lazy.compactMap { file -> CompilerMessage.Location? in
      let declarations = SourceOutline(file.text).declarations
      guard let range = Self.range(of: path[...], in: declarations) else { return nil }
      let source = SourceText(file.text)
      let name = error.absentName ?? error.missingMember
      let token = source.tokens.first { range.contains($0.range.lowerBound) && source[$0] == name }
      return LinePositions(file).location(of: token?.range.lowerBound ?? range.lowerBound)
    }.first
  }

  /// The declaration with a name, after the types around it.
  private static func range(
    of path: ArraySlice<String>, in declarations: [SourceOutline.Declaration]
  ) -> Range<Int>? {
    declarations.lazy.compactMap { found -> Range<Int>? in
      let names = found.isType ? found.name.split(separator: ".").map(String.init) : found.names
      if found.isType, names.count < path.count, path.starts(with: names) {
        return range(of: path.dropFirst(names.count), in: found.members)
      }
      let isNamed = path.count == 1 && names.contains(path[path.startIndex])
      return isNamed && found.keyword != "extension" ? found.range : nil
    }.first
  }
}

/// The identifiers of a mangled name, in their order: `7Counter5StateV` has `Counter` and `State`.
///
/// An identifier that repeats words of those before it names them by letters: in `010DependencyC0`, `C` is the third word.
private struct MangledNames: IteratorProtocol {
  private var rest: Substring
  private var words: [Substring] = []

  init(_ text: Substring) { rest = text }

  mutating func next() -> String? {
    // Letters between two identifiers are operators.
    rest = rest.drop { !$0.isNumber }
    guard let first = rest.first else { return nil }
    guard first == "0" else { return literal().map(String.init) }
    rest.removeFirst()
    var name = ""
    while let next = rest.first {
      if next.isNumber {
        guard let text = literal() else { return nil }
        name += text
        if text.isEmpty { return name }
      } else {
        rest.removeFirst()
        let index = Int(next.lowercased().utf8.first ?? 0) - Int(UInt8(ascii: "a"))
        guard words.indices.contains(index) else { return nil }
        name += words[index]
        if next.isUppercase {
          // A length of zero ends the identifier.
          return literal().map { name + $0 }
        }
      }
    }
    return nil
  }

  /// Reads a text after its length.
  private mutating func literal() -> Substring? {
    let digits = rest.prefix(while: \.isNumber)
    guard let length = Int(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    guard length <= rest.count else { return nil }
    defer { rest = rest.dropFirst(length) }
    let text = rest.prefix(length)
    let found = text.matches(of: /[A-Z]+[^A-Z_]*|[^A-Z_\d][^A-Z_]*/).map(\.0).filter {
      $0.count > 1
    }
    words += found.prefix(26 - words.count)
    return text
  }
}
