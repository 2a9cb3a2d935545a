import SwiftReading

/// Finds the modifiers that do not exist in views which exceed the bound of the compiler.
///
/// The compiler tries a long chain with one unknown modifier for minutes before it says so. A file that only names each modifier is
/// checked in a second.
struct ModifierProbe: Equatable {
  /// The file that is compiled, beside those of the user.
  static let fileName = "tca-modifiers.swift"

  /// A modifier, with the place of its name.
  private struct Use: Equatable {
    let name: String
    let location: CompilerMessage.Location
  }

  private let uses: [Use]
  private let imports: [String]

  /// - Parameter errors: Those of the compiler. Only the ones about expressions that exceed the bound count.
  init(after errors: [CompilerMessage], in sources: SourceSet) {
    let own = Set(sources.declaredNames)
    uses = errors.filter(\.isAboutEffort).flatMap { Self.uses(around: $0.location, in: sources) }
      .filter { !own.contains($0.name) && !StandardMembers.areCommon($0.name) }
    let modules = sources.files.flatMap { SourceOutline.unconditionalImports(of: $0.text) }
    imports = Set(modules.map(\.module).filter(ProvidedModules.names.contains)).sorted()
  }

  var isEmpty: Bool { uses.isEmpty }

  private var names: [String] { Set(uses.map(\.name)).sorted() }

  /// The types on which a modifier is looked up: a view, and those that have modifiers of their own.
  private static let types = [
    "EmptyView", "Text", "Image", "Circle", "Color", "ForEach<[Int], Int, SwiftUI.EmptyView>",
  ]

  /// A line for each modifier, after one with the imports.
  var source: String {
    let lines = names.enumerated().map { index, name in
      let parameters = Self.types.indices.map { "_ v\($0): SwiftUI.\(Self.types[$0])" }
      let statements = Self.types.indices.map { "_ = v\($0).\(name)" }
      return
        "func probe\(index)(\(parameters.joined(separator: ", "))) { \(statements.joined(separator: "; ")) }"
    }
    return ((["SwiftUI"] + imports).map { "import \($0)" }.joined(separator: "; ") + "\n")
      + lines.joined(separator: "\n") + "\n"
  }

  /// What the compiler would say about the modifiers that no type has.
  func errors(in report: CompilerReport) -> [CompilerMessage] {
    let missing = CompilerMessage.errors(in: report.text).filter {
      $0.location.file == Self.fileName && $0.isAboutMember
    }
    let unknown = Set(
      names.enumerated().filter { index, name in
        missing.count { $0.location.line == index + 2 && $0.missingMember == name }
          == Self.types.count
      }.map(\.element))
    return uses.filter { unknown.contains($0.name) }.map {
      CompilerMessage(
        location: $0.location, text: "value of type 'some View' has no member '\($0.name)'")
    }
  }

  /// The modifiers in the body around an error.
  private static func uses(
    around location: CompilerMessage.Location, in sources: SourceSet
  ) -> [Use] {
    guard let file = sources.file(named: location.file),
      let body = sources.enclosing(location).last(where: { !$0.isType && $0.bodyRange != nil })?
        .bodyRange
    else { return [] }
    let source = SourceText(file.text)
    let positions = LinePositions(file)
    return source.tokens.indices.dropFirst().compactMap { index in
      let token = source.tokens[index]
      guard body.contains(token.range.lowerBound), source[source.tokens[index - 1]] == ".",
        isModifier(at: token.range.lowerBound, in: body, source, file.text)
      else { return nil }
      return Use(
        name: source[token], location: positions.location(of: token.range.lowerBound))
    }
  }

  /// Whether a name is that of a modifier of a statement which creates a view, and not of one of its arguments.
  private static func isModifier(
    at offset: Int, in body: Range<Int>, _ source: SourceText, _ text: String
  ) -> Bool {
    let parts = ViewParts.around(offset, in: body, of: text)
    guard let modifier = parts.first, modifier.kind == .modifier,
      source[offset..<offset + modifier.name.utf8.count - 1] == modifier.name.dropFirst(),
      let statement = parts.first(where: { $0.kind == .statement || $0.kind == .returnStatement }),
      statement.name.first?.isUppercase == true
    else { return false }
    var depth = 0
    for token in source.tokens
    where statement.range.contains(token.range.lowerBound) && token.range.lowerBound < offset {
      if ["(", "[", "{"].contains(source[token]) { depth += 1 }
      if [")", "]", "}"].contains(source[token]) { depth -= 1 }
    }
    return depth == 0
  }
}
