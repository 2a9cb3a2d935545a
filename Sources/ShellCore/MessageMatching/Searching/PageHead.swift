/// What a page says about itself in its title and its first comments:
/// ```
/// <!-- about: what decides the next state -->
/// <!-- also: Reducer, Reduce -->
/// # Reducer
/// ```
struct PageHead: Sendable, Equatable {
  /// The name of the page: `view store`, `TCA003`.
  let name: String
  /// Whether the page is about a diagnostic. Nobody asks what a code is.
  let isDiagnostic: Bool
  /// The headings, in English and in the language of the translation.
  let title: String
  /// The summaries, of a few words each.
  let about: String
  /// Other names of the topic.
  let aliases: [String]

  /// Reads the titles and the comments of a page.
  ///
  /// - Parameters:
  ///   - page: The name of the page. `TCA 2` is written `tca 2` in a file's name.
  ///   - isDiagnostic: Whether the page is about a diagnostic.
  ///   - text: The page, in Markdown.
  ///   - translation: The translation of the page.
  init(page: String, isDiagnostic: Bool, _ text: String, translation: String = "") {
    let texts = [text, translation]
    (name, self.isDiagnostic) = (page, isDiagnostic)
    title = texts.map(Self.title).joined(separator: " ")
    about = texts.map { Self.entry("about", in: $0) }.joined(separator: " ")
    aliases = texts.flatMap { Self.entry("also", in: $0).split(separator: ",") }.map { name in
      String(name.drop { $0 == " " })
    }
  }

  private static func title(of text: String) -> String {
    let line = text.split(separator: "\n", maxSplits: 4).first { $0.hasPrefix("# ") }
    return line.map { String($0.dropFirst(2)) } ?? ""
  }

  private static func entry(_ key: String, in text: String) -> String {
    let start = "<!-- \(key): "
    let line = text.split(separator: "\n", maxSplits: 4).first { $0.hasPrefix(start) }
    return line.map { String($0.dropFirst(start.count).dropLast(" -->".count)) } ?? ""
  }
}
