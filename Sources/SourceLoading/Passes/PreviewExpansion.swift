import SwiftReading

/// Writes the previews of a file as types, before the compiler sees them.
///
/// The compiler checks the arguments of a macro without what other macros write, so `#Preview` could not use the `State` of an enum
/// of reducers. All lines keep their numbers.
package enum PreviewExpansion {
  /// The edits of each file: a type for each `#Preview` at the top level.
  package static func edits(of sources: SourceSet) -> [[SourceEdit]] {
    var number = 1
    return sources.files.map { edits(of: $0.text, from: &number) }
  }

  /// The text with a type for each `#Preview` at the top level.
  ///
  /// - Parameter number: The number of the next preview, which is a part of the type's name.
  package static func expanding(_ text: String, from number: inout Int) -> String {
    text.applying(edits(of: text, from: &number))
  }

  private static func edits(of text: String, from number: inout Int) -> [SourceEdit] {
    let source = SourceText(text)
    let previews = DeclarationReader.file(source).flatMap(\.declarations).filter {
      $0.keyword == "#Preview" && $0.attributes.isEmpty
    }
    var edits: [SourceEdit] = []
    for preview in previews {
      guard let type = type(for: source[preview.range], number) else { continue }
      edits.append(SourceEdit(preview.range, type))
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
      static var previews: some View \(String(repeating: "\n", count: lines))\(body) }
      """
  }
}
