import ShellCore

/// The help and the errors of the command line in another language.
///
/// ArgumentParser writes them in English. They are translated line by line and laid out again.
struct CommandLineHelp {
  private let language: Language
  private let width: Int

  init(_ language: Language, width: Int? = nil) {
    self.language = language
    self.width = min(width ?? Descriptors.columns(of: STDOUT_FILENO) ?? 80, 100)
  }

  /// The translation of a text of ArgumentParser.
  ///
  /// - Parameter text: Makes the text, without breaking its lines.
  func translated(_ text: () -> String) -> String {
    // ArgumentParser breaks lines at this width. The process has no other reader of the variable.
    setenv("COLUMNS", "100000", 1)
    defer { unsetenv("COLUMNS") }
    return translated(text())
  }

  func translated(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line($0) }
      .joined(separator: "\n")
  }

  /// Where descriptions begin: beside the names or, if there is little room, below them.
  private var column: Int { width < 60 ? 6 : 26 }

  private func line(_ line: Substring) -> [String] {
    let indent = line.prefix { $0 == " " }, body = String(line.dropFirst(indent.count))
    if let (name, text) = row(line) {
      let rest = String(repeating: " ", count: column)
      let first = name + String(repeating: " ", count: max(column - name.count, 1))
      return name.count < column
        ? wrapped(said(text), first, rest) : [name] + wrapped(said(text), rest, rest)
    }
    for heading in ["OVERVIEW: ", "USAGE: ", "Usage: ", "Error: ", "Help:  "]
    where body.hasPrefix(heading) {
      let text = String(body.dropFirst(heading.count))
      return wrapped(
        heading.uppercased() == "USAGE: " ? text : described(text),
        language.said(heading.trimmingWhitespace) + " ", "")
    }
    // The description of a long name is on a line of its own.
    let start = indent.count == 26 ? String(repeating: " ", count: column) : String(indent)
    return wrapped(said(body), start, start)
  }

  /// An argument or a subcommand, and its description.
  private func row(_ line: Substring) -> (name: String, text: String)? {
    guard line.hasPrefix("  "), !line.hasPrefix("   "),
      let gap = line.indices.dropFirst(2).first(where: { line[$0...].hasPrefix("  ") })
    else { return nil }
    return (String(line[..<gap]), String(line[gap...]).trimmingWhitespace)
  }

  /// A text, after the name of an argument if it describes one: `<path>  The file.`.
  private func described(_ text: String) -> String {
    guard text.hasPrefix("<") || text.hasPrefix("-"), let gap = text.range(of: "  ") else {
      return said(text)
    }
    return text[..<gap.upperBound] + said(String(text[gap.upperBound...]))
  }

  /// A text, of which ArgumentParser can add values at the end: `(values: a, b; default: a)`.
  private func said(_ text: String) -> String {
    if let known = MessageTranslator(language)?.message(text) { return known }
    guard let open = text.range(of: #" \((values|default): .*\)$"#, options: .regularExpression)
    else { return text }
    let values = text[open].replacing("values: ", with: language.said("values:") + " ")
      .replacing("; default: ", with: ", default: ")
      .replacing("default: ", with: language.said("default:") + " ")
    return language.said(String(text[..<open.lowerBound])) + values
  }

  private func wrapped(_ text: String, _ first: String, _ rest: String) -> [String] {
    TextWrapping(width: width, rule: .wholeWords, firstIndent: first, indent: rest)
      .lines([StyledText(text)]).map(\.text)
  }
}
