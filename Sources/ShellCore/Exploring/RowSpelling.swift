/// The actions of rows in both spellings: `.row(id: 1, action: .tapped)`, and `.row(.element(id: 1, action: .tapped))`.
enum RowSpelling {
  /// A text in the shorter spelling.
  static func short(_ text: String) -> String { rewritten(text, ".element(id: ", "(id: ") }

  /// A text in the longer spelling.
  static func long(_ text: String) -> String { rewritten(short(text), "(id: ", "(.element(id: ") }

  /// Replaces the beginnings of values with an identifier and an action, and adds or removes their parentheses at the end.
  private static func rewritten(_ text: String, _ old: String, _ new: String) -> String {
    guard text.contains(old) else { return text }
    let isShorter = new.utf8.count < old.utf8.count
    var (result, open) = ([Character](), [Bool]())
    var rest = Substring(text)
    var isQuoted = false
    while let character = rest.first {
      if !isQuoted, rest.hasPrefix(isShorter ? "(\(old)" : old), hasAction(rest) {
        result += new
        rest = rest.dropFirst(old.count + (isShorter ? 1 : 0))
        open.append(true)
        if isShorter { open.append(false) }
        continue
      }
      rest.removeFirst()
      if character == "\\", isQuoted {
        result.append(character)
        if let next = rest.popFirst() { result.append(next) }
        continue
      }
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, character == "(" { open.append(false) }
      if !isQuoted, character == ")", let isRow = open.popLast(), isRow {
        if isShorter { continue }
        result.append(")")
      }
      result.append(character)
    }
    return String(result)
  }

  /// Whether an action follows the identifier.
  private static func hasAction(_ text: Substring) -> Bool { text.contains(", action: ") }
}
