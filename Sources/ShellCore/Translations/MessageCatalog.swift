/// The translations of the program's messages into one language.
///
/// A hole is `{}` in English. In the translation it is `{1}`, `{2}`, in any order, and `{을}` is the particle that fits what precedes it:
/// ```
/// msgid "expected `{}` first"
/// msgstr "먼저 `{1}`{을} 입력하세요"
/// ```
/// `{#}` in English is a hole that begins with a digit; at the beginning of a text, it has no letters. An entry with the flag `short` is translated however little of a text it determines.
struct MessageCatalog: Sendable {
  /// Translations of texts without holes.
  private var texts: [String: String] = [:]
  /// Translations of texts with holes, by the first character of the template; those that begin with a hole are under `nil`.
  private var templates: [Character?: [Entry]] = [:]
  /// The English texts of the entries that are translated although they are short.
  private let answers: Set<String>

  private struct Entry: Sendable {
    let template: MessageTemplate
    let translation: String
    /// Whether the first hole begins with a digit.
    let isNumbered: Bool
    let isAnswer: Bool

    func holes(in text: String) -> [String]? {
      guard let holes = template.holes(in: text) else { return nil }
      guard isNumbered, let first = holes.first else { return holes }
      let isOther = template.pieces[0].isEmpty && first.contains(where: \.isLetter)
      return first.first?.isNumber == true && !isOther ? holes : nil
    }
  }

  /// The translations into a language; `nil` for English.
  static func of(_ language: Language) -> MessageCatalog? {
    language == .korean ? korean : nil
  }

  private static let korean = MessageCatalog(koreanFile.entries)

  /// The file of the Korean translations.
  static let koreanFile = PortableObject(EmbeddedTexts.text("ko.po"))

  init(_ entries: [PortableObject.Entry]) {
    answers = Set(entries.filter { $0.flags.contains("short") }.map(\.english))
    for entry in entries { add(entry.english, entry.translation) }
  }

  private mutating func add(_ english: String, _ translation: String) {
    // A part that follows a semicolon is a sentence of its own.
    if english.hasPrefix("; "), translation.hasPrefix(". ") {
      add(String(english.dropFirst(2)), String(translation.dropFirst(2)))
    }
    let template = MessageTemplate(english.replacing("{#}", with: "{}"))
    guard template.pieces.count > 1 else {
      texts[english] = translation
      return
    }
    templates[template.pieces[0].first, default: []].append(
      Entry(
        template: template, translation: translation, isNumbered: english.contains("{#}"),
        isAnswer: answers.contains(english)))
  }

  /// The translation of a text that is an entry without holes.
  func fixed(_ text: String) -> String? { texts[text] }

  /// The translation of a text; `nil` if no entry can have made it.
  ///
  /// - Parameters:
  ///   - least: The number of bytes that an entry must determine. Text that may not be a message needs more than one that is.
  ///   - isOne: Whether the text must be one message, so that no hole contains another one after `; `.
  func translation(of text: String, least: Int = 1, isOne: Bool = false) -> String? {
    if let known = texts[text] {
      return text.utf8.count >= least || answers.contains(text) ? known : nil
    }
    let candidates = (templates[text.first] ?? []) + (templates[Character?.none] ?? [])
    let matching = candidates.lazy
      .filter { $0.template.literalCount >= least || $0.isAnswer }
      .compactMap { entry in entry.holes(in: text).map { (entry, $0) } }
      .filter { !isOne || !$0.1.contains { $0.contains("; ") } }
    let best = matching.max {
      ($0.0.template.literalCount, -$0.1.count) < ($1.0.template.literalCount, -$1.1.count)
    }
    return best.map { entry, holes in fill(entry, holes) }
  }

  private func fill(_ entry: Entry, _ holes: [String]) -> String {
    var result = "", rest = entry.translation[...]
    // A hole can be in braces of the text: `withDependencies { {1} }`.
    while let close = rest.firstIndex(of: "}"), let open = rest[..<close].lastIndex(of: "{") {
      result += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      if let number = Int(name), holes.indices.contains(number - 1) {
        let isQuoted = entry.template.pieces[number - 1].hasSuffix("`")
        result += isQuoted ? holes[number - 1] : shown(holes[number - 1])
      } else if let particle = KoreanParticle(rawValue: String(name)) {
        result += particle.form(after: result)
      } else {
        result += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The text in a hole: a message that is part of another one, a list of names, or a value, which stays as it is.
  private func shown(_ text: String) -> String {
    if text.hasPrefix(" at "), !text.dropFirst(4).contains(" ") { return " (\(text.dropFirst(4)))" }
    if let counted = HoleText.counted(text) { return counted }
    if text.hasPrefix(", "), let known = translation(of: text, least: 6) { return known }
    if text.hasPrefix(", ") { return " " + shown(String(text.dropFirst(2))) }
    if text.contains(" "), let known = translation(of: text, least: 6) { return known }
    return HoleText.list(text).map { names, more in
      names.map(HoleText.withoutArticle).joined(separator: ", ") + (more.map { " 외 \($0)개" } ?? "")
    } ?? HoleText.withoutArticle(text)
  }
}

extension Language {
  /// A text of the program in the language; the text itself if it is not translated.
  package func said(_ text: String) -> String {
    MessageCatalog.of(self).flatMap { HoleText.counted(text) ?? $0.translation(of: text) } ?? text
  }
}

/// The parts of English grammar that the program writes around values.
private enum HoleText {
  /// The names in `a, b or c` or in `a, b or 12 more`; `nil` if the text is not such a list.
  static func list(_ text: String) -> (names: [String], more: String?)? {
    guard let range = lastOr(in: text) else { return nil }
    let names = text[..<range.lowerBound].split(separator: ", ").map(String.init)
    let last = String(text[range.upperBound...])
    guard names.allSatisfy(isName) else { return nil }
    let words = last.split(separator: " ")
    if words.count == 2, words[1] == "more", Int(words[0]) != nil {
      return (names, String(words[0]))
    }
    return isName(last) ? (names + [last], nil) : nil
  }

  /// Whether a text is quoted, or as short as the label of a control: `Clear done`.
  private static func isName(_ text: String) -> Bool {
    text.hasPrefix("`") || text.count(where: { $0 == " " }) < 2
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
      ("step", "N단계"), ("task", "태스크 N개"), ("test", "테스트 N개"), ("vote", "N표"),
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
      if name.first?.isUppercase ?? false, !name.contains(" ") { return String(name) }
    }
    return text
  }
}
