import SwiftReading

/// What Swift writes for Objective-C, which Linux does not have.
///
/// `@objc` and `@IBOutlet` only make a declaration visible to Objective-C, so they become spaces. `#selector(name)` is a value, and
/// becomes `Selector("name")`. A property marked with `@NSManaged` is in a database: its accessors stop.
enum ObjectiveCNames {
  static func edits(of text: String) -> [Edit] {
    let words = SourceWords.all(in: text)
    guard words.contains("#selector") || !words.isDisjoint(with: attributes) else { return [] }
    let source = SourceText(text)
    let managed = all(SourceOutline(text).declarations).filter {
      $0.attributes.contains("NSManaged") && $0.bodyRange == nil
    }
    let accessors = managed.map { declaration in
      let value = "StubCoreData._managedValue(\(declaration.name.debugDescription))"
      let body =
        declaration.keyword == "func"
        ? " { \(value) }" : " { get { \(value) } set { \(value) as Swift.Void } }"
      return Edit(declaration.range.upperBound..<declaration.range.upperBound, body)
    }
    return source.tokens.indices.compactMap { edit(at: $0, source) } + accessors
  }

  private static func all(
    _ declarations: [SourceOutline.Declaration]
  ) -> [SourceOutline.Declaration] {
    declarations.flatMap { [$0] + all($0.members) }
  }

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "NSManaged",
    "UIApplicationMain", "NSApplicationMain",
  ]

  private static func edit(at index: Int, _ source: SourceText) -> Edit? {
    let tokens = source.tokens
    guard index + 1 < tokens.count else { return nil }
    let (first, next) = (source[tokens[index]], source[tokens[index + 1]])
    if first == "@", tokens[index + 1].isAdjacent, attributes.contains(next) {
      let end = isCall(index + 2, tokens, source) ? endOfCall(index + 2, source) : index + 1
      return .blanking(
        tokens[index].range.lowerBound..<tokens[end].range.upperBound,
        of: String(decoding: source.bytes, as: UTF8.self))
    }
    if first == "#selector", next == "(" {
      let end = endOfCall(index + 1, source)
      let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
      let name = tokens[(index + 2)..<end].map { source[$0] }.joined()
      let lines = source[range].filter(\.isNewline).count
      return Edit(
        range, "Selector(\(name.debugDescription))" + String(repeating: "\n", count: lines))
    }
    return nil
  }

  private static func isCall(_ index: Int, _ tokens: [Token], _ source: SourceText) -> Bool {
    index < tokens.count && tokens[index].isAdjacent && source[tokens[index]] == "("
  }

  /// The index of the parenthesis that closes the one at an index.
  private static func endOfCall(_ start: Int, _ source: SourceText) -> Int {
    source.texts.arguments(after: start)?.end ?? source.tokens.count - 1
  }
}
