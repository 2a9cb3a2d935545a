/// The part of a text that is drawn. Laying out a text of megabytes takes seconds, and nobody can read it.
enum DrawnText {
  private static let mostCharacters = 20_000

  /// The runs of a text, or its beginning and how many characters are missing.
  static func of(_ runs: [StyledText]) -> [StyledText] {
    guard runs.reduce(0, { $0 + $1.text.utf8.count }) > mostCharacters else { return runs }
    var room = mostCharacters
    var hidden = 0
    var drawn: [StyledText] = []
    for run in runs {
      let text = run.text
      guard let end = text.index(text.startIndex, offsetBy: room, limitedBy: text.endIndex) else {
        room -= text.count
        drawn.append(run)
        continue
      }
      room = 0
      drawn.append(StyledText(String(text[..<end]), run.style))
      hidden += text[end...].count
    }
    guard hidden > 0 else { return runs }
    return drawn + [StyledText(" (\(hidden) more \(hidden == 1 ? "character" : "characters"))")]
  }
}
