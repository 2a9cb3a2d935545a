import SwiftReading

/// Writes the previews of a file as types, before the compiler sees them.
///
/// The compiler checks the arguments of a macro without what other macros write, so `#Preview` could not use the `State` of an enum
/// of reducers. All lines keep their numbers.
enum PreviewExpansion {
  /// The edits of each file: a type for each `#Preview` at the top level.
  static func edits(of sources: SourceSet) -> [[Edit]] {
    var number = 1
    return sources.files.map { edits(of: $0.text, from: &number) }
  }

  /// The text with a type for each `#Preview` at the top level.
  ///
  /// - Parameter number: The number of the next preview, which is a part of the type's name.
  static func expanding(_ text: String, from number: inout Int) -> String {
    text.applying(edits(of: text, from: &number))
  }

  private static func edits(of text: String, from number: inout Int) -> [Edit] {
    let source = SourceText(text)
    let previews = DeclarationReader.file(source).flatMap(\.declarations).filter {
      $0.keyword == "#Preview" && $0.attributes.isEmpty
    }
    var edits: [Edit] = []
    for preview in previews {
      guard let type = type(for: source[preview.range], number) else { continue }
      edits.append(Edit(preview.range, type))
      number += 1
    }
    return edits
  }

  private static func type(for preview: String, _ number: Int) -> String? {
    var reader = DeclarationReader(SourceText(preview))
    let (arguments, body) = reader.readMacroCall()
    guard let body = body ?? arguments.first(where: { $0.label == "body" })?.value else {
      return nil
    }
    let name = arguments.first { $0.label == nil && $0.value.hasPrefix("\"") }?.value
    let lines = preview.filter(\.isNewline).count - body.filter(\.isNewline).count
    return """
      struct Preview\(number): ComposableArchitecture.RegisteredPreview { \
      static var name: Swift.String? { \(name ?? "nil") }; \
      static var previews: some View \(String(repeating: "\n", count: lines))\(withState(body) ?? body) }
      """
  }

  /// A body whose variables marked with `@Previewable` are those of a view, as the macro of SwiftUI makes them:
  ///
  /// ```swift
  /// { Content().body }; struct Content: View { @State var isOn = true; var body: some View { Toggle("", isOn: $isOn) } }
  /// ```
  private static func withState(_ body: String) -> String? {
    let inner = String(body.dropFirst().dropLast())
    let source = SourceText(inner)
    let variables = DeclarationReader.file(source).flatMap(\.declarations).filter {
      $0.attributes.contains { $0.name == "Previewable" }
    }
    guard let end = variables.map(\.range.upperBound).max() else { return nil }
    let edits = variables.flatMap { variable in
      variable.attributes.filter { $0.name == "Previewable" }
        .map { Edit.blanking($0.range, of: inner) }
        + inFile(variable, source)
    }
    let fields = String(decoding: Array(inner.utf8)[..<end], as: UTF8.self).applying(edits)
    let rest = String(decoding: Array(inner.utf8)[end...], as: UTF8.self)
    return "{ Content().body }; struct Content: View { \(fields); var body: some View { \(rest) } }"
  }

  /// A variable of a body may have a type that is private in the file.
  private static func inFile(_ variable: Declaration, _ source: SourceText) -> [Edit] {
    let word = source.tokens.first {
      variable.range.contains($0.range.lowerBound) && ["var", "let"].contains(source[$0])
    }
    guard variable.modifiers.isEmpty, let start = word?.range.lowerBound else { return [] }
    return [Edit(start..<start, "fileprivate ")]
  }
}
