/// A prompt, in which escape sequences are separated from visible characters.
struct Prompt: Equatable {
  /// The character before and after each part without a width.
  static let quote: Unicode.Scalar = "\u{1}"

  /// The text with escape sequences between quote characters.
  let quoted: String
  /// The text without escape sequences.
  let visible: String

  init(_ text: String) {
    var quoted = ""
    var visible = ""
    var isEscape = false
    for scalar in text.unicodeScalars where scalar != Prompt.quote {
      if scalar == "\u{1B}", !isEscape {
        isEscape = true
        quoted.unicodeScalars.append(Prompt.quote)
      }
      quoted.unicodeScalars.append(scalar)
      if !isEscape {
        visible.unicodeScalars.append(scalar)
      } else if scalar.properties.isAlphabetic {
        isEscape = false
        quoted.unicodeScalars.append(Prompt.quote)
      }
    }
    if isEscape { quoted.unicodeScalars.append(Prompt.quote) }
    self.quoted = quoted
    self.visible = visible
  }
}

/// Computes the position of the cursor after text was written from the beginning of a row.
struct CursorLayout: Equatable {
  /// Rows below the first one.
  private(set) var row = 0
  /// Columns from the left.
  private(set) var column = 0
  private let columns: Int

  init(columns: Int) {
    self.columns = columns
  }

  /// Writes a character. A character that does not fit, and any character after a full row, begins the next row.
  ///
  /// - Parameter width: The width of the character as libedit counts it.
  mutating func advance(by width: Int) {
    if column + width > columns { newLine() }
    column += width
    if column >= columns { newLine() }
  }

  mutating func newLine() {
    row += 1
    column = 0
  }
}
