enum SpeakerNotes {
  /// Returns the comments of a Markdown text in order, without their marks. Line breaks become spaces.
  static func comments(in markdown: String) -> [String] {
    var comments: [String] = []
    var rest = markdown[...]
    while let start = rest.firstRange(of: "<!--") {
      let inside = rest[start.upperBound...]
      let end = inside.firstRange(of: "-->")
      let text = inside[..<(end?.lowerBound ?? inside.endIndex)]
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !words.isEmpty { comments.append(words) }
      guard let end else { break }
      rest = inside[end.upperBound...]
    }
    return comments
  }
}
