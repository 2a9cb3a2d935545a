/// The end of a `load` line that names a file with a state: `--state saved.json`.
struct StateOption {
  let line: String
  let path: PathArgument

  private static let word = "--state"
  /// The option after a file, which has nothing to do with a state.
  static let timings = "--timings"

  /// - Throws: An error if the name of the file is missing.
  /// - Returns: `nil` if the line has no such end.
  init?(_ input: CommandInput) throws {
    guard let start = Self.start(of: Self.word, in: input.line) else {
      try Self.checkOptions(of: input)
      return nil
    }
    line = input.line
    let blanks = line.dropFirst(start + Self.word.count).prefix { $0 == " " }.count
    guard let path = try PathArgument(in: line, from: start + Self.word.count + blanks) else {
      throw input.argument.missing(
        "`\(Self.word)` needs a file", hint: "expected a file that `export state` has written")
    }
    self.path = path
  }

  static func input(without input: CommandInput) -> CommandInput {
    guard let start = start(of: word, in: input.line) else { return input }
    return CommandInput(String(String(input.line.prefix(start)).trimmingWhitespace))
  }

  /// The line that names another file.
  func line(withPath moved: String) -> String {
    guard moved != path.text else { return line }
    let written = moved.contains(" ") || moved.hasPrefix("\"") ? QuotedPath.written(moved) : moved
    return "\(Self.input(without: CommandInput(line)).line) \(Self.word) \(written)"
  }

  /// Throws if the line contains another option.
  private static func checkOptions(of input: CommandInput) throws {
    for option in input.words where option.text.hasPrefix("--") {
      guard start(of: option.text, in: input.line) == option.offset else { continue }
      throw option.error(
        .invalidValue, "`\(input.name)` has no option `\(abbreviated(option.text))`",
        hint: "expected \(word) and a file, or \(timings)",
        suggestion: NearestName.to(option.text, in: [word, timings]))
    }
  }

  /// The offset of an option, which is a word outside of quotation marks.
  static func start(of word: String, in line: String) -> Int? {
    guard line.contains(word) else { return nil }
    var isText = false
    var previous: Character = " "
    for (offset, index) in line.indices.enumerated() {
      let character = line[index]
      if character == "\"", previous != "\\" { isText.toggle() }
      let rest = line[index...]
      if !isText, previous == " ", rest.hasPrefix(word),
        rest.dropFirst(word.count).first.map({ $0 == " " }) ?? true
      {
        return offset
      }
      previous = character
    }
    return nil
  }
}
