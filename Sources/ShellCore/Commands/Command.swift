import ActionSyntax

/// One command of the prompt: what it is called, what help says of it, what it does.
///
/// Each stands in a file of its own; ``CommandTable`` lists them all.
struct Command: Sendable {
  let name: String
  var aliases: [String] = []
  /// The name with its arguments: `load NAME [field: value, ...]`.
  let usage: String
  /// What it does, in one line.
  let summary: String
  /// More lines for `help NAME`, with at least one example, indented by two.
  let details: String
  /// Whether `help` alone shows it.
  var isForBeginners = false
  /// What can stand behind the name.
  var argument = ArgumentKind.none
  let run: @MainActor @Sendable (Session, CommandInput) async throws -> Output

  /// What a command takes, for completion.
  enum ArgumentKind: Sendable {
    case none
    case feature
    case action
    case field
    case toggle
    case child
    case statePath
    case file
    case command
    case control
    case controlWithValue
    case words([String])
  }
}

/// A line that calls a command.
struct CommandInput: Sendable {
  /// The whole line, without white space around it.
  let line: String
  /// The word that names the command.
  let name: String
  /// What stands behind the name, without white space around it.
  let rest: String

  /// Splits a line at its first white space.
  init(_ line: String) {
    self.line = line
    let end = Self.endOfName(line)
    name = String(line[..<end])
    rest = String(line[end...].drop { $0.isWhitespace })
  }

  /// Each line is asked for its name several times, and most hold nothing but ASCII, of which the
  /// bytes say as much as the characters do.
  private static func endOfName(_ line: String) -> String.Index {
    guard line.utf8.allSatisfy({ $0 < 0x80 }) else {
      return line.firstIndex(where: \.isWhitespace) ?? line.endIndex
    }
    return line.utf8.firstIndex { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? line.endIndex
  }

  /// Where the rest begins, in characters from the start of the line.
  var restOffset: Int { line.count - rest.count }

  /// The words behind the name, with the places where they begin.
  var words: [(text: String, offset: Int)] {
    var words: [(String, Int)] = []
    var offset = restOffset
    for word in rest.split(separator: " ", omittingEmptySubsequences: false) {
      if !word.isEmpty { words.append((String(word), offset)) }
      offset += word.count + 1
    }
    return words
  }

  /// Refuses anything behind the name.
  func expectNothing() throws {
    guard rest.isEmpty else {
      throw ShellError(
        .superfluous, "`\(name)` takes nothing behind it", in: line, at: restOffset,
        hint: "expected the end of the line")
    }
  }

  /// The one word behind the name.
  func oneWord(
    _ what: String, hint: String? = nil
  ) throws -> (text: String, offset: Int) {
    let words = words
    guard let first = words.first else {
      throw ShellError(
        .missingInput, "`\(name)` needs \(what)", in: line, at: line.count,
        hint: hint ?? "expected \(what)"
      )
    }
    guard words.count == 1 else {
      throw ShellError(
        .superfluous, "`\(name)` takes \(what) and nothing more", in: line, at: words[1].offset,
        hint: "expected the end of the line")
    }
    return first
  }
}
