import ShellCore

/// A prompt, with its colours told apart from what takes columns.
package struct Prompt: Equatable {
  /// Stands before and after each part that takes no columns.
  package static let quote: Unicode.Scalar = "\u{1}"

  /// The text with each run of escape sequences between quotes.
  package let quoted: String
  /// What is seen.
  package let visible: String

  package init(_ text: String) {
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
