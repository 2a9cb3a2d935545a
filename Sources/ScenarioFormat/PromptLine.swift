/// A line that contains a prompt and the command typed at it.
///
/// The prompt is a path of names, each followed by any number of `[id]` or `[#0]`, or nothing at
/// all. After it come `>`, a space and the command. Brackets and string literals inside an ID must
/// be balanced.
///
/// ```
/// > load Todos
/// Todos.todos[2].details> up
/// ```
package struct PromptLine: Sendable, Equatable {
  /// The path before the `>`; `nil` for a bare `>`.
  package let prompt: String?
  /// The typed text, without trailing spaces. Empty if the line contains only the prompt.
  package let command: String

  /// Creates a line from a prompt and a command. A path that the reader would not recognize is left
  /// out, which results in a bare `>`.
  package init(prompt: String?, command: String) {
    self.prompt = prompt.flatMap { Self.isPath($0) ? $0 : nil }
    self.command = Transcript.lines(of: command).first ?? ""
  }

  /// Reads a line without its end. Returns `nil` if it is not a prompt line.
  package init?(_ line: ArraySlice<UInt8>) {
    let line = Byte.trimmingEnd(line)
    guard let angle = Self.endOfPath(line), angle < line.endIndex, line[angle] == Byte.angle
    else { return nil }
    let rest = line[(angle + 1)...]
    guard rest.isEmpty || rest.first == Byte.space else { return nil }
    let path = line[..<angle]
    prompt = path.isEmpty ? nil : String(decoding: path, as: UTF8.self)
    command = String(decoding: rest.dropFirst(), as: UTF8.self)
  }

  /// The line as a transcript contains it.
  package var written: String {
    (prompt ?? "") + (command.isEmpty ? ">" : "> " + command)
  }

  private static func isPath(_ text: String) -> Bool {
    let bytes = Array(text.utf8)[...]
    return !bytes.isEmpty && endOfPath(bytes) == bytes.endIndex
  }

  /// Returns the end of the path at the start of a line, which is the start if there is no path, or
  /// `nil` if the path is incomplete.
  private static func endOfPath(_ line: ArraySlice<UInt8>) -> Int? {
    guard line.first != Byte.angle else { return line.startIndex }
    var index = line.startIndex
    while true {
      guard let name = endOfName(line, from: index) else { return nil }
      index = name
      while index < line.endIndex, line[index] == Byte.openBracket {
        guard let bracket = endOfBracket(line, from: index) else { return nil }
        index = bracket
      }
      guard index < line.endIndex, line[index] == Byte.dot else { return index }
      index += 1
    }
  }

  private static func endOfName(_ line: ArraySlice<UInt8>, from start: Int) -> Int? {
    guard start < line.endIndex, Byte.startsName(line[start]) else { return nil }
    return line[start...].firstIndex { !Byte.startsName($0) && !Byte.isDigit($0) } ?? line.endIndex
  }

  private static func endOfBracket(_ line: ArraySlice<UInt8>, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < line.endIndex {
      switch line[index] {
      case Byte.openBracket: depth += 1
      case Byte.closeBracket: depth -= 1
      case Byte.quote:
        guard let close = closingQuote(line, from: index) else { return nil }
        index = close
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return nil
  }

  private static func closingQuote(_ line: ArraySlice<UInt8>, from start: Int) -> Int? {
    var index = start + 1
    while index < line.endIndex, line[index] != Byte.quote {
      index += line[index] == Byte.backslash ? 2 : 1
    }
    return index < line.endIndex ? index : nil
  }
}
