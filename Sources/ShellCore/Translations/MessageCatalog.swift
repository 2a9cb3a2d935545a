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
    let best = matching.sorted {
      ($0.0.template.literalCount, -$0.1.count) > ($1.0.template.literalCount, -$1.1.count)
    }
    return best.lazy.compactMap { entry, holes in fill(entry, holes) }.first
  }

  /// The translation of an entry with its holes filled; `nil` if one of them contains English that nothing translates.
  private func fill(_ entry: Entry, _ holes: [String]) -> String? {
    let pieces = entry.template.pieces, last = holes.lastIndex { !$0.isEmpty }
    var texts: [String] = [], isQuoted = false
    for (index, hole) in holes.enumerated() {
      isQuoted = isQuoted != !pieces[index].count(where: { $0 == "`" }).isMultiple(of: 2)
      // What follows a colon, or is in brackets, can come from another program.
      let isRemainder = index == last && [": ", " ("].contains(where: pieces[index].hasSuffix)
      guard let text = isQuoted ? hole : shown(hole) ?? (isRemainder ? hole : nil) else {
        return nil
      }
      texts.append(text)
    }
    return fill(entry.translation, texts)
  }

  private func fill(_ translation: String, _ holes: [String]) -> String {
    var result = "", rest = translation[...]
    // A hole can be in braces of the text: `withDependencies { {1} }`.
    while let close = rest.firstIndex(of: "}"), let open = rest[..<close].lastIndex(of: "{") {
      result += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      if let number = Int(name), holes.indices.contains(number - 1) {
        result += holes[number - 1]
      } else if let particle = KoreanParticle(rawValue: String(name)) {
        result += particle.form(after: result)
      } else {
        result += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The text in a hole: a message that is part of another one, a list, or a value, which stays as it is; `nil` if it is English
  /// that nothing translates.
  private func shown(_ text: String) -> String? {
    if text.hasPrefix(" at "), !text.dropFirst(4).contains(" ") { return " (\(text.dropFirst(4)))" }
    if let counted = HoleText.counted(text) { return counted }
    if text.hasPrefix(", "), let known = translation(of: text, least: 6) { return known }
    if text.hasPrefix(", ") { return shown(String(text.dropFirst(2))).map { " " + $0 } }
    if ["; ", ": ", " ("].contains(where: text.hasPrefix) { return remainder(text) }
    if text.contains(" "), let known = texts[text] { return known }
    if let list = list(text) { return list }
    if text.contains(" "), let known = translation(of: text, least: 6) { return known }
    let value = HoleText.withoutArticle(text)
    return HoleText.isProse(value) ? nil : value
  }

  /// A part of a sentence with the sign before it. It may come from another program, which speaks English.
  private func remainder(_ text: String) -> String {
    let sign = text.prefix(2), rest = String(text.dropFirst(2))
    return translation(of: text, least: 6) ?? sign + (shown(rest) ?? rest)
  }

  /// A list of names, and of texts that are translated; `nil` if it is something else.
  private func list(_ text: String) -> String? {
    guard let (items, more) = HoleText.list(text) else { return nil }
    let shown = items.compactMap { item in
      (item.contains(" ") ? translation(of: item, least: 6) : nil) ?? HoleText.name(item)
    }
    guard shown.count == items.count else { return nil }
    return shown.joined(separator: ", ") + (more.map { " 외 \($0)개" } ?? "")
  }
}

extension Language {
  /// A text of the program in the language; the text itself if it is not translated.
  package func said(_ text: String) -> String {
    MessageCatalog.of(self).flatMap { HoleText.counted(text) ?? $0.translation(of: text) } ?? text
  }
}
