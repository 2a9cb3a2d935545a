import SwiftReading

/// The declarations of a Swift file, with their positions.
///
/// ```swift
/// let outline = SourceOutline("struct CounterView: View { var body: some View { Text(\"1\") } }")
/// outline.declarations[0].name  // "CounterView"
/// ```
///
/// Source that the reader does not understand is skipped.
package struct SourceOutline: Sendable, Equatable {
  package struct Declaration: Sendable, Equatable {
    /// `struct`, `extension`, `var`, `import`, or the name of a freestanding macro without its number sign.
    package let keyword: String
    /// The name of a type or function, of an extension's type, or of a module; the variables or cases of a declaration.
    let names: [String]
    /// The types after the colon of a type declaration.
    let inherited: [String]
    /// The names of the attributes, without at signs.
    let attributes: [String]
    let modifiers: [String]
    /// The type of the first variable, or the result of a function.
    let type: String?
    /// Whether the declaration is a variable without storage.
    let isComputed: Bool
    /// The whole declaration, in UTF-8 offsets from the start of the source.
    package let range: Range<Int>
    /// The braces of a type, function or accessor, in UTF-8 offsets.
    let bodyRange: Range<Int>?
    /// The members of a type, including those in `#if` blocks.
    package let members: [Declaration]

    /// The first name.
    package var name: String { names.first ?? "" }
    /// The module of an import: `Models` of `import class Models.Item`.
    var module: String { String(name.prefix { $0 != "." }) }
    /// Whether other files cannot name it.
    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  }

  /// The declarations at the top level, including those in `#if` blocks.
  package let declarations: [Declaration]

  package init(_ text: String) {
    declarations = Self.memo.outline(of: text) {
      let source = SourceText(text)
      return DeclarationReader.file(source).flatMap(\.declarations).map {
        Self.outline($0, source)
      }
    }
  }

  private static let memo = OutlineMemo<[Declaration]>()

  /// The names that a file declares, at any depth. An extension declares its members, not its type.
  static func declaredNames(in text: String) -> [String] {
    func names(_ declarations: [Declaration]) -> [String] {
      declarations.flatMap {
        (["extension", "import"].contains($0.keyword) ? [] : $0.names) + names($0.members)
      }
    }
    return declared.outline(of: text) { names(SourceOutline(text).declarations) }
  }

  private static let declared = OutlineMemo<[String]>()

  /// The imports at the top level that are not in an `#if` block, with their ranges in UTF-8 offsets.
  static func unconditionalImports(
    of text: String
  ) -> [(module: String, range: Range<Int>)] {
    imports.outline(of: text) {
      let source = SourceText(text)
      return DeclarationReader.file(source).compactMap { member in
        guard case .declaration(let declaration) = member, declaration.keyword == "import",
          let module = names(of: declaration, source).first
        else { return nil }
        return (module, declaration.range)
      }
    }
  }

  private static let imports = OutlineMemo<[(module: String, range: Range<Int>)]>()

  /// A declaration with the semicolon that ends it: without the declaration, a semicolon alone would be an error.
  static func rangeWithSemicolon(_ range: Range<Int>, in text: String) -> Range<Int> {
    let rest = text.utf8.dropFirst(range.upperBound)
    guard let next = rest.firstIndex(where: { $0 != UInt8(ascii: " ") }),
      rest[next] == UInt8(ascii: ";")
    else { return range }
    return range.lowerBound..<rest.distance(from: text.utf8.startIndex, to: next) + 1
  }

  private static func outline(
    _ declaration: SwiftReading.Declaration, _ source: SourceText
  ) -> Declaration {
    let binding = declaration.bindings.first
    return Declaration(
      keyword: declaration.keyword.filter { $0 != "#" },
      names: names(of: declaration, source),
      // `Codable` for `@retroactive Codable`.
      inherited: declaration.inherited.map {
        $0.split(separator: " ").drop { $0.hasPrefix("@") }.joined(separator: " ")
      },
      attributes: declaration.attributes.map(\.name),
      modifiers: declaration.modifiers.map(\.name),
      type: binding?.type ?? declaration.signature?.result,
      isComputed: binding.map { !$0.isStored } ?? false, range: declaration.range,
      bodyRange: declaration.bodyRange ?? binding?.accessorRange,
      members: declaration.members.flatMap(\.declarations).map { outline($0, source) })
  }

  private static func names(
    of declaration: SwiftReading.Declaration, _ source: SourceText
  ) -> [String] {
    switch declaration.keyword {
    case "import":
      source[declaration.range].split(whereSeparator: \.isWhitespace).last.map { [String($0)] }
        ?? []
    case "var", "let": declaration.bindings.map(\.name)
    case "case": declaration.cases.map(\.name)
    default: [declaration.name]
    }
  }
}
