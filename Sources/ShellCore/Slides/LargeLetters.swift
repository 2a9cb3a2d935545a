/// Headings in letters that are four rows high.
enum LargeLetters {
  /// Returns the rows of a text, of which each letter is six columns wide, or three if that does not fit.
  ///
  /// - Returns: `nil` if the text does not fit, or has characters without a large form.
  static func rows(of text: String, columns: Int) -> [String]? {
    let glyphs = text.compactMap { LargeGlyphs.all[$0] }
    guard !glyphs.isEmpty, glyphs.count == text.count else { return nil }
    if glyphs.count * 6 - 1 <= columns { return rows(glyphs, isNarrow: false) }
    return glyphs.count * 3 <= columns ? rows(glyphs, isNarrow: true) : nil
  }

  private static func rows(_ glyphs: [[[Bool]]], isNarrow: Bool) -> [String] {
    let width = glyphs.count * 6
    func isSet(_ x: Int, _ y: Int) -> Bool { x % 6 < 5 && glyphs[x / 6][y][x % 6] }
    return (0..<4).map { row -> String in
      let cells = stride(from: 0, to: width, by: isNarrow ? 2 : 1).map { x -> Character in
        let upper = isSet(x, row * 2), lower = isSet(x, row * 2 + 1)
        guard isNarrow else { return cell(upper, upper, lower, lower) }
        return cell(upper, isSet(x + 1, row * 2), lower, isSet(x + 1, row * 2 + 1))
      }
      return String(String(cells).reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The character whose four quarters are set or not.
  private static func cell(
    _ upperLeft: Bool, _ upperRight: Bool, _ lowerLeft: Bool, _ lowerRight: Bool
  ) -> Character {
    let index =
      (upperLeft ? 1 : 0) + (upperRight ? 2 : 0) + (lowerLeft ? 4 : 0) + (lowerRight ? 8 : 0)
    return quarters[index]
  }

  private static let quarters = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
}
