extension SearchDocument {
  /// Makes a document of a page in Markdown, whose first comments contain a summary and other names:
  /// ```
  /// <!-- about: what decides the next state -->
  /// <!-- also: Reducer, Reduce -->
  /// # Reducer
  /// ```
  ///
  /// - Parameters:
  ///   - page: The name of the page. `TCA 2` is written `tca 2` in a file's name.
  ///   - text: The page.
  ///   - translation: The translation of the page. Its names, its title and its summary are searched, too.
  public init(page: String, _ kind: Kind, _ text: String, translation: String = "") {
    let titles = [Self.title(of: text), Self.title(of: translation)]
    let abouts = [Self.entry("about", in: text), Self.entry("about", in: translation)]
    let aliases = [Self.entry("also", in: text), Self.entry("also", in: translation)]
    self.init(
      name: page, kind: kind, title: titles.joined(separator: " "),
      about: abouts.joined(separator: " "),
      aliases: aliases.joined(separator: ",").split(separator: ",").map(String.init), text: text)
  }

  private static func title(of text: String) -> String {
    let line = text.split(separator: "\n").first { $0.hasPrefix("# ") }
    return line.map { String($0.dropFirst(2)) } ?? ""
  }

  private static func entry(_ key: String, in text: String) -> String {
    let start = "<!-- \(key): "
    let line = text.split(separator: "\n").prefix(4).first { $0.hasPrefix(start) }
    return line.map { String($0.dropFirst(start.count).dropLast(" -->".count)) } ?? ""
  }
}
