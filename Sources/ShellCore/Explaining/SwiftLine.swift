import LoadedFeatures
import ActionSyntax
import Foundation
import OutputText

/// A line of Swift code that was typed instead of an action or a command.
enum SwiftLine: Equatable {
  /// `store.send(.plusButtonTapped)`: the function, and the text of the action.
  case send(to: String, action: String)
  /// `state.count`: the first word, and the path of the value.
  case state(word: String, path: String)
  /// Other code, with its first word.
  case other(word: String)

  /// Recognizes Swift by its first words. Returns `nil` for other text.
  init?(_ line: String) {
    let code = Self.withoutMarks(line)
    if let send = Self.send(in: code) {
      self = send
    } else if let state = Self.state(in: code) {
      self = state
    } else if let word = Self.keyword(of: line.trimmingWhitespace) {
      self = .other(word: word)
    } else {
      return nil
    }
  }

  /// Removes the words that can precede any expression.
  private static func withoutMarks(_ line: String) -> String {
    var code = line.trimmingWhitespace
    for mark in ["_ =", "try ", "await ", "self."] where code.hasPrefix(mark) {
      code = String(code.dropFirst(mark.count)).trimmingWhitespace
    }
    return code
  }

  private static func send(in code: String) -> SwiftLine? {
    guard let call = code.range(of: ".send("), let end = code.lastIndex(of: ")") else { return nil }
    let receiver = code[..<call.lowerBound]
    guard receiver.lowercased().hasSuffix("store"), call.upperBound <= end else { return nil }
    return .send(
      to: "\(receiver).send", action: String(code[call.upperBound..<end]).trimmingWhitespace)
  }

  private static func state(in code: String) -> SwiftLine? {
    for word in ["store.state", "viewStore.state", "state", "viewStore", "store"] {
      guard code.hasPrefix(word + ".") else { continue }
      let path = code.dropFirst(word.count + 1).prefix {
        $0.isLetter || $0.isNumber || "._[]#".contains($0)
      }
      let rest = code.dropFirst(word.count + 1 + path.count).drop { $0 == " " }
      return rest.isEmpty ? .state(word: word, path: String(path)) : .other(word: word)
    }
    return nil
  }

  private static let keywords: Set<String> = [
    "let", "var", "import", "func", "struct", "class", "enum", "extension", "if", "guard", "for",
    "while", "switch", "return", "await", "try", "print", "dump", "self", "_",
  ]

  private static func keyword(of line: String) -> String? {
    let word = String(line.prefix { $0.isLetter || $0 == "_" })
    let next = line.dropFirst(word.count).first
    let isCode = next == " " || next == "(" || next == "."
    return isCode && keywords.contains(word) ? word : nil
  }
}

extension SwiftLine {
  /// Returns an error that says what to type instead.
  ///
  /// - Parameters:
  ///   - line: The typed line.
  ///   - isAction: Whether a text is an action of the loaded feature.
  func error(in line: String, isAction: (String) -> Bool) -> ShellError {
    switch self {
    case .send(let word, let action):
      return ShellError(
        .swiftLine, "`\(abbreviated(word))` is Swift code; the prompt is already the store",
        in: line,
        at: 0, hint: "type the action alone", suggestion: isAction(action) ? action : nil)
    case .state(let word, let path):
      return ShellError(
        .swiftLine, "`\(word).` is Swift code, not a command", in: line, at: 0,
        hint: "`state PATH` shows a value", suggestion: "state \(path)")
    case .other(let word):
      return ShellError(
        .swiftLine, "`\(word)` is Swift code, not a command", in: line, at: 0,
        hint: "expected an action such as .plusButtonTapped, or a command; `help` lists them")
    }
  }
}
