/// The parts of English grammar that the program writes around values.
enum HoleText {
  /// The items of `a, b or c` or of `a, b or 12 more`; `nil` if the text is not such a list.
  static func list(_ text: String) -> (items: [String], more: String?)? {
    guard let range = lastOr(in: text), !isUnfinished(text) else { return nil }
    var items = text[..<range.lowerBound].split(separator: ", ").map(String.init)
    // A comma before `or` sets an item apart that is longer than the others.
    if items.last?.hasSuffix(",") ?? false { items[items.count - 1].removeLast() }
    let last = String(text[range.upperBound...]), words = last.split(separator: " ")
    if words.count == 2, words[1] == "more", Int(words[0]) != nil {
      return (items, String(words[0]))
    }
    return (items + [last], nil)
  }

  /// An item of a list that stays as it is: code, the label of a control, or a type without its article; `nil` for other English.
  static func name(_ item: String) -> String? {
    let name = withoutArticle(item)
    if name != item || name.hasPrefix("`") && !isProse(name) { return name }
    let isShort = name.count(where: { $0 == " " }) < 2 && !isProse(name)
    return isLabel(name) || isShort ? name : nil
  }

  /// Whether a text is English rather than a value or a name: it contains a word that only a sentence needs, or it is cut off.
  static func isProse(_ text: String) -> Bool {
    if isUnfinished(text) { return true }
    if isLabel(text) { return false }
    let words = unquoted(text).split(separator: " ")
    return words.indices.contains { index in
      let word = words[index].filter { $0.isLetter || $0 == "'" }
      if ["a", "an"].contains(word) {
        return index + 1 < words.count && words[index + 1].first?.isLetter ?? false
      }
      return word.count == words[index].count - (",;:.?".contains(words[index].last!) ? 1 : 0)
        && grammar.contains(word)
    }
  }

  /// Whether a text may be the label of a control: `Close the lid`.
  private static func isLabel(_ text: String) -> Bool {
    guard text.first?.isUppercase ?? false, !text.contains(where: ",;:.".contains) else {
      return false
    }
    let words = text.split(separator: " ")
    return words.count < 5 && !words.contains { verbs.contains(String($0)) }
  }

  private static let verbs: Set<String> = [
    "are", "be", "cannot", "does", "has", "have", "is", "was",
  ]

  private static let grammar: Set<String> = [
    "after", "and", "are", "as", "be", "because", "cannot", "does", "for", "from", "has", "have",
    "is", "it", "its", "no", "not", "of", "or", "than", "that", "the", "this", "to", "was", "when",
    "which", "with",
  ]

  /// Whether a text ends or begins inside of code, or ends with a comma: a template has split it at the wrong place.
  private static func isUnfinished(_ text: String) -> Bool {
    text.hasSuffix(",") || !text.count(where: { $0 == "`" }).isMultiple(of: 2)
  }

  /// A text without what is in backticks and quotation marks.
  private static func unquoted(_ text: String) -> String {
    var result = "", quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if "`\"".contains(character) {
        quote = character
        result += " ` "
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// A number of things: `2 effects`, `1 effect is`; `nil` if the text is not one.
  static func counted(_ text: String) -> String? {
    var words = text.split(separator: " ")
    if ["is", "are"].contains(words.last) { words.removeLast() }
    guard words.count > 1, words[0].allSatisfy({ $0.isNumber || $0 == "," }),
      let counter = counters[words.dropFirst().joined(separator: " ")]
    else { return nil }
    return counter.replacing("N", with: words[0])
  }

  private static let counters: [String: String] = Dictionary(
    [
      ("action", "액션 N개"), ("answer", "대답 N개"), ("byte", "N바이트"), ("change", "변경 N개"),
      ("command", "명령 N개"), ("effect", "이펙트 N개"), ("element", "요소 N개"), ("file", "파일 N개"),
      ("line", "N줄"),
      ("received action", "받은 액션 N개"), ("run", "N번 실행"), ("state", "상태 N개"),
      ("step", "N단계"), ("task", "태스크 N개"), ("test", "테스트 N개"), ("viewer", "보는 사람 N명"),
      ("vote", "N표"),
      ("walk", "걷기 N번"), ("warning", "경고 N개"),
    ].flatMap { [($0, $1), ($0 + "s", $1)] },
    uniquingKeysWith: { first, _ in first })

  private static func lastOr(in text: String) -> Range<String.Index>? {
    text.indices.last { text[$0...].hasPrefix(" or ") }
      .map { $0..<text.index($0, offsetBy: 4) }
  }

  /// A type without its article: `Bool` for `a Bool`.
  static func withoutArticle(_ text: String) -> String {
    for article in ["a ", "an "] where text.hasPrefix(article) {
      let name = text.dropFirst(article.count)
      if name.first?.isUppercase ?? false, isType(name) { return String(name) }
    }
    return text
  }

  /// Whether spaces are only between the arguments of a type: `IdentifiedArray<Int, Todo>`.
  private static func isType(_ name: Substring) -> Bool {
    var depth = 0
    for character in name {
      if "<[(".contains(character) { depth += 1 }
      if ">])".contains(character) { depth -= 1 }
      if character == " ", depth == 0 { return false }
    }
    return true
  }
}
