/// A piece of Swift, which is laid out in as few lines as fit.
indirect enum Code: Equatable {
  /// Words that stay on one line.
  case text(String)
  /// What opens it, what stands between commas, what closes it.
  case list(String, [Code], String)
  /// Words before another piece: `isOn: true`, `$0.amount = 1`.
  case prefixed(String, Code)

  /// The columns of a line.
  static let width = 100

  /// On one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .list(let open, let parts, let close):
      open + parts.map(\.flat).joined(separator: ", ") + close
    case .prefixed(let words, let code): words + code.flat
    }
  }

  /// On as many lines as it takes.
  ///
  /// - Parameters:
  ///   - indent: The columns before its lines but the first.
  ///   - used: The columns of the first line that are taken before and behind it.
  func laidOut(indent: Int, used: Int = 0) -> String {
    let flat = flat
    if indent + used + flat.count <= Self.width { return flat }
    switch self {
    case .text: return flat
    case .prefixed(let words, let code):
      return words + code.laidOut(indent: indent, used: used + words.count)
    case .list(let open, let parts, let close):
      guard !parts.isEmpty else { return flat }
      let margin = String(repeating: " ", count: indent)
      let lines = parts.map { "\(margin)  " + $0.laidOut(indent: indent + 2, used: 1) }
      return "\(open)\n\(lines.joined(separator: ",\n"))\n\(margin)\(close)"
    }
  }
}
