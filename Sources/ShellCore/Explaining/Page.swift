/// A page of Markdown that `explain` shows: a concept of the architecture, or a diagnostic.
///
/// Comments at its head say what it is about and which words lead to it:
/// ```
/// <!-- about: what decides the next state -->
/// <!-- also: Reducer, ReducerOf, Reduce, body -->
/// # Reducer
/// ```
struct Page: Sendable, Equatable {
  /// The topic: `view store`, `TCA003`.
  let name: String
  /// What it is about, in half a line; empty where the page does not say.
  let about: String
  /// Other words that lead to it.
  let aliases: [String]
  /// What stands below the head.
  let markdown: String

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - file: The file's name, which is the topic: `view-store.md`.
  ///   - text: What it holds.
  init(file: String, text: String) {
    let name = file.hasSuffix(".md") ? String(file.dropLast(3)) : file
    self.name = name.replacing("-", with: " ")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix { $0.hasPrefix("<!-- ") && $0.hasSuffix(" -->") }
    about = Self.entry("about", in: head)
    aliases = Self.entry("also", in: head).split(separator: ",").map {
      String($0).trimmingWhitespace
    }
    markdown = lines.dropFirst(head.count).joined(separator: "\n")
  }

  private static func entry(_ key: String, in head: ArraySlice<Substring>) -> String {
    let start = "<!-- \(key): "
    guard let line = head.first(where: { $0.hasPrefix(start) }) else { return "" }
    return String(line.dropFirst(start.count).dropLast(" -->".count)).trimmingWhitespace
  }

  /// What it is called at its head: `View store`.
  var title: String {
    let heading = markdown.split(separator: "\n").first { $0.hasPrefix("# ") }
    return heading.map { String($0.dropFirst(2)) } ?? name
  }
}
