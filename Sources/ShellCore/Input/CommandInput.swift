import ActionSyntax

/// A line that calls a command.
struct CommandInput: Sendable {
  /// The whole line, without surrounding white space.
  let line: String
  /// The word that names the command.
  let name: String
  /// The text after the name, without surrounding white space.
  let rest: String

  /// Splits a line at its first white space.
  init(_ line: String) {
    self.line = line
    let end = Self.endOfName(line)
    name = String(line[..<end])
    rest = String(line[end...].drop { $0.isWhitespace })
  }

  /// Every line is split several times, and most lines are ASCII: comparing bytes is much faster
  /// than comparing characters.
  private static func endOfName(_ line: String) -> String.Index {
    guard line.utf8.allSatisfy({ $0 < 0x80 }) else {
      return line.firstIndex(where: \.isWhitespace) ?? line.endIndex
    }
    return line.utf8.firstIndex { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? line.endIndex
  }

  /// Where the rest begins, in characters from the start of the line.
  var restOffset: Int { line.count - rest.count }

  /// The words after the name, with their offsets in characters.
  var words: [(text: String, offset: Int)] {
    var words: [(String, Int)] = []
    var offset = restOffset
    for word in rest.split(separator: " ", omittingEmptySubsequences: false) {
      if !word.isEmpty { words.append((String(word), offset)) }
      offset += word.count + 1
    }
    return words
  }

  /// Throws if the line has an argument.
  ///
  /// - Parameter advice: What to type for what the argument may mean.
  func expectNothing(advice: String? = nil) throws {
    guard rest.isEmpty else {
      throw ShellError(
        .superfluous, "`\(name)` takes no arguments", in: line, at: restOffset,
        hint: "expected the end of the line" + (advice.map { "; \($0)" } ?? ""))
    }
  }

  /// The only word after the name.
  ///
  /// - Parameters:
  ///   - what: What the word is, for errors: `a feature`.
  ///   - hint: What was expected, if that is not the same.
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
        .superfluous, "`\(name)` takes only \(what)", in: line, at: words[1].offset,
        hint: "expected the end of the line")
    }
    return first
  }
}

/// The error for a line that the shell cannot execute. Errors of commands have the same form as
/// those of actions.
typealias ShellError = ActionError
typealias ShellErrorCode = ActionErrorCode
