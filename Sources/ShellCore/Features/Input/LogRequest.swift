/// What `import` is to read: `import log FILE`, or `import log FILE as FEATURE`.
struct LogRequest {
  let path: PathArgument
  /// The feature that runs the actions, as it is typed after `load`.
  let feature: String?
  let input: CommandInput

  /// - Throws: An error that says what is missing.
  init(_ input: CommandInput) throws {
    self.input = input
    guard let kind = input.words.first, kind.text == "log" else {
      let rest = input.argument.text
      if input.words.count == 1, rest.allSatisfy({ $0.isLetter || $0.isNumber }),
        rest.first?.isUppercase == true
      {
        throw input.argument.error(
          .swiftLine,
          "`import \(abbreviated(rest))` is Swift code: nothing is imported at the prompt",
          hint: "`load FILE` loads a file with its imports; `import log FILE` reads a log")
      }
      throw (input.words.first ?? input.argument).error(
        .invalidValue, "`import` reads logs", hint: "expected log and a file",
        suggestion: rest.isEmpty ? nil : "import log \(abbreviated(rest))")
    }
    let rest = input.line.dropFirst(kind.offset + kind.text.count)
    let start = input.line.count - rest.drop { $0 == " " }.count
    let (end, feature) = Self.end(of: input.line, from: start)
    self.feature = feature
    guard let path = try PathArgument(in: String(input.line.prefix(end)), from: start) else {
      throw input.argument.missing("`import log` needs a file", hint: "expected a file")
    }
    guard path.text != "-" else {
      throw InputError(
        .file, "only a prompt reads a log after `import log -`", in: input.line, at: path.offset,
        hint: "expected a file")
    }
    self.path = path
  }

  /// Where the path ends, and what follows `as`.
  private static func end(of line: String, from start: Int) -> (Int, String?) {
    let text = line.dropFirst(start)
    let quoted = QuotedPath.read(text).map { text.index(text.startIndex, offsetBy: $0.length) }
    guard let range = text[(quoted ?? text.startIndex)...].firstRange(of: " as ") else {
      return (line.count, nil)
    }
    let feature = line[range.upperBound...].drop { $0 == " " }
    return (line[..<range.lowerBound].count, String(feature))
  }

  /// The line that reads another file.
  func line(withPath moved: String) -> String {
    guard moved != path.text else { return input.line }
    let written = moved.contains(" ") || moved.hasPrefix("\"") ? QuotedPath.written(moved) : moved
    return "\(input.name) log \(written)" + (feature.map { " as \($0)" } ?? "")
  }
}
