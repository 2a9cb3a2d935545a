/// A text after a command's name, with its position for errors.
struct CommandArgument: Sendable {
  /// The line that it is in.
  let input: CommandInput
  let text: String
  /// The offset in the line, in characters.
  let offset: Int

  var isEmpty: Bool { text.isEmpty }
  var line: String { input.line }

  func error(
    _ code: InputErrorCode, _ summary: String, hint: String, suggestion: String? = nil
  ) -> InputError {
    InputError(code, summary, in: line, at: offset, hint: hint, suggestion: suggestion)
  }

  /// An error about the whole line.
  func errorOfLine(_ code: InputErrorCode, _ summary: String, hint: String) -> InputError {
    InputError(code, summary, in: line, at: 0, hint: hint)
  }

  /// The error if it is missing.
  func missing(_ summary: String, hint: String) -> InputError {
    InputError(.missingInput, summary, in: line, at: line.count, hint: hint)
  }
}

extension CommandInput {
  /// The text after the name.
  var argument: CommandArgument {
    CommandArgument(input: self, text: rest, offset: restOffset)
  }

  /// The words after the name, with their positions.
  var words: [CommandArgument] {
    var words: [CommandArgument] = []
    var offset = restOffset
    for word in rest.split(separator: " ", omittingEmptySubsequences: false) {
      if !word.isEmpty {
        words.append(CommandArgument(input: self, text: String(word), offset: offset))
      }
      offset += word.count + 1
    }
    return words
  }

  /// Throws if the line has an argument.
  ///
  /// - Parameter advice: What to type for what the argument may mean.
  func expectNothing(advice: String? = nil) throws {
    guard rest.isEmpty else {
      throw InputError(
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
  ) throws -> CommandArgument {
    let words = words
    guard let first = words.first else {
      throw InputError(
        .missingInput, "`\(name)` needs \(what)", in: line, at: line.count,
        hint: hint ?? "expected \(what)"
      )
    }
    guard words.count == 1 else {
      throw InputError(
        .superfluous, "`\(name)` takes only \(what)", in: line, at: words[1].offset,
        hint: "expected the end of the line")
    }
    return first
  }
}
