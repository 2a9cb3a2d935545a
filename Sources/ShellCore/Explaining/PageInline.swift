/// The marks inside a line of Markdown.
enum PageInline {
  /// The text without emphasis and without the targets of links; code keeps its backticks.
  static func plain(_ text: String) -> String {
    var rest = text[...]
    var plain = ""
    while let character = rest.first {
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        plain += rest[...end]
        rest = rest[rest.index(after: end)...]
      } else if character == "[", let link = linkText(&rest) {
        plain += link
      } else {
        rest.removeFirst()
        if character != "*" { plain.append(character) }
      }
    }
    return plain
  }

  /// `text` of a `[text](target)` that the rest begins with, which is taken from the rest.
  private static func linkText(_ rest: inout Substring) -> String? {
    guard let close = rest.firstIndex(of: "]"), rest[rest.index(after: close)...].first == "(",
      let end = rest[close...].firstIndex(of: ")")
    else { return nil }
    let text = rest[rest.index(after: rest.startIndex)..<close]
    rest = rest[rest.index(after: end)...]
    return plain(String(text))
  }
}
