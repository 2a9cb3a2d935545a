import SwiftReading

/// Finds out whether a file is a script, which runs from its first line to its last: no app can contain its statements.
enum ScriptReading {
  /// Whether a file is one: it begins with `#!`, or has statements at the top level and no views and reducers.
  static func isScript(_ text: String) -> Bool {
    if text.hasPrefix("#!") { return true }
    guard !appModules.contains(where: { text.has("import " + $0) }) else { return false }
    return hasStatements(text)
  }

  /// The modules of apps. A file that imports one of them is meant to be a part of an app, and has a mistake if it contains a statement.
  static let appModules = [
    "ComposableArchitecture", "ComposableArchitecture2", "SwiftUI", "UIKit", "AppKit", "WidgetKit",
  ]

  /// Only what begins a line counts: what the reader misunderstands is rarely there.
  private static func hasStatements(_ text: String) -> Bool {
    let source = SourceText(text)
    var depth = 0
    for (index, token) in source.tokens.enumerated() {
      let text = source[token]
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      let start = token.range.lowerBound
      guard depth == 0, token.kind == .word, start == 0 || source.bytes[start - 1] == 10,
        index + 1 < source.tokens.count
      else { continue }
      let next = source[source.tokens[index + 1]]
      if statements.contains(text) { return true }
      if [".", "(", "="].contains(next), !modifiers.contains(text) { return true }
    }
    return false
  }

  private static let statements: Set = [
    "if", "for", "while", "guard", "switch", "do", "repeat", "try", "await", "defer",
  ]

  /// The modifiers that can have arguments, such as `private(set)`.
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "nonisolated", "unowned",
  ]
}
