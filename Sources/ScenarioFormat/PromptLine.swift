/// A line that someone typed: the prompt it stands behind and the command.
///
/// The prompt is a path of names, each with any number of `[id]` or `[#0]` behind it, or nothing at
/// all; then come `>`, a space and the command. Brackets and string literals inside an id must be
/// balanced.
///
/// ```
/// > load Todos
/// Todos.todos[2].details> up
/// ```
package struct PromptLine: Sendable, Equatable {
  /// The path before the `>`; nil for a bare `>`.
  package let prompt: String?
  /// What was typed, without spaces at its end; empty when only the prompt stands there.
  package let command: String

  /// A line of this prompt and command. A path that the reader would not recognise is left out,
  /// which leaves a bare `>`.
  package init(prompt: String?, command: String) {
    self.prompt = prompt.flatMap { Self.isPath($0) ? $0 : nil }
    self.command = Transcript.lines(of: command).first ?? ""
  }

  /// The line as bytes, without its end; nil when it is no prompt line.
  package init?(_ line: ArraySlice<UInt8>) {
    let line = Transcript.withoutTrailingBlanks(line)
    guard let angle = Self.endOfPath(line), angle < line.endIndex, line[angle] == Byte.angle
    else { return nil }
    let rest = line[(angle + 1)...]
    guard rest.isEmpty || rest.first == Byte.space else { return nil }
    let path = line[..<angle]
    prompt = path.isEmpty ? nil : String(decoding: path, as: UTF8.self)
    command = String(decoding: rest.dropFirst(), as: UTF8.self)
  }

  /// The line as it stands in a transcript.
  package var written: String {
    (prompt ?? "") + (command.isEmpty ? ">" : "> " + command)
  }

  private static func isPath(_ text: String) -> Bool {
    let bytes = Array(text.utf8)[...]
    return !bytes.isEmpty && endOfPath(bytes) == bytes.endIndex
  }

  /// Where the path at the line's begin ends, the begin itself where there is none; nil when a path
  /// breaks off.
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
    guard start < line.endIndex, Byte.beginsName(line[start]) else { return nil }
    return line[start...].firstIndex { !Byte.beginsName($0) && !Byte.isDigit($0) } ?? line.endIndex
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
