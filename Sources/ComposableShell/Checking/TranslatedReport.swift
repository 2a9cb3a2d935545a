import ShellCore

/// What `check` says about a scenario, in another language.
///
/// The prose of the scenario, its commands, and the lines that differ stay as they are.
enum TranslatedReport {
  /// An error about a scenario, after its path, in the language of the program.
  static func shown(_ error: String) -> String { text(error, in: ChosenLanguage.current) }

  /// The report with the lines that begin with a path translated, and the advice below an error.
  static func text(_ report: String, in language: Language) -> String {
    guard let translator = MessageTranslator(language) else { return report }
    var isAdvice = false
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let wasError = isAdvice
      isAdvice = line.contains(": error: ")
      if wasError, line.hasPrefix("`--trust`") { return translator.line(String(line)) }
      return Self.line(line, translator, language)
    }
    return lines.joined(separator: "\n")
  }

  /// The translation of the last line, which counts files: `failed, 1 of 12 files`.
  static func summary(_ text: String, in language: Language) -> String {
    text.split(separator: "; ", omittingEmptySubsequences: false).map { part in
      part.contains("`")
        ? language.said(String(part))
        : part.split(separator: ", ").map { language.said(String($0)) }.joined(separator: ", ")
    }.joined(separator: language == .english ? "; " : ". ")
  }

  private static func line(
    _ line: Substring, _ translator: MessageTranslator, _ language: Language
  ) -> String {
    guard let colon = line.firstRange(of: ": ")?.lowerBound, let first = line.first,
      !" +-".contains(first)
    else { return String(line) }
    let start = line.index(colon, offsetBy: 2)
    let message = String(line[start...])
    if ["error: ", "warning: "].contains(where: message.hasPrefix) {
      return line[..<start] + translator.line(message)
    }
    return isPath(line[..<colon]) ? line[..<start] + summary(message, in: language) : String(line)
  }

  private static func isPath(_ text: Substring) -> Bool { text.hasSuffix(".md") }
}
