/// Swift code that is laid out in as few lines as possible.
indirect enum SwiftCode: Equatable {
  /// Text that stays on one line.
  case text(String)
  /// An opening delimiter, elements separated by commas, and a closing delimiter.
  case list(String, [SwiftCode], String)
  /// A prefix before other code: `isOn: true`, `$0.amount = 1`.
  case prefixed(String, SwiftCode)
  /// Text and a closure: ` actions: { ... }`.
  case closure(String, [SwiftCode])
  /// A call and its closures.
  case sequence([SwiftCode])

  /// The maximum width of a line in columns.
  static let width = 100

  /// The code on one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .list(let open, let parts, let close):
      open + parts.map(\.flat).joined(separator: ", ") + close
    case .prefixed(let words, let code): words + code.flat
    case .closure(let words, let statements):
      "\(words){ \(statements.map(\.flat).joined(separator: "; ")) }"
    case .sequence(let parts): parts.map(\.flat).joined()
    }
  }

  /// Whether a closure in the code has several statements, each of which has its own line.
  var needsLines: Bool {
    switch self {
    case .text: false
    case .list(_, let parts, _), .sequence(let parts): parts.contains(where: \.needsLines)
    case .prefixed(_, let code): code.needsLines
    case .closure(_, let statements):
      statements.count > 1 || statements.contains(where: \.needsLines)
    }
  }

  /// The code on as many lines as necessary.
  ///
  /// - Parameters:
  ///   - indent: The indentation of all lines except the first, in columns.
  ///   - used: The columns of the first line that are used before and after the code.
  func laidOut(indent: Int, used: Int = 0) -> String {
    let flat = flat
    if !needsLines, indent + used + flat.count <= Self.width { return flat }
    switch self {
    case .text: return flat
    case .prefixed(let words, let code):
      return words + code.laidOut(indent: indent, used: used + words.count)
    case .list(let open, let parts, let close):
      guard !parts.isEmpty else { return flat }
      return Self.lines(open, parts, separator: ",", close, indent)
    case .closure(let words, let statements):
      return Self.lines("\(words){", statements, separator: "", "}", indent)
    case .sequence(let parts):
      // If one closure needs several lines, all have them.
      return parts.map { part in
        guard case .closure(let words, let statements) = part else {
          return part.laidOut(indent: indent, used: used)
        }
        return Self.lines("\(words){", statements, separator: "", "}", indent)
      }.joined()
    }
  }

  private static func lines(
    _ open: String, _ parts: [SwiftCode], separator: String, _ close: String, _ indent: Int
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    let lines = parts.map { "\(margin)  " + $0.laidOut(indent: indent + 2, used: 1) }
    return "\(open)\n\(lines.joined(separator: "\(separator)\n"))\n\(margin)\(close)"
  }
}
