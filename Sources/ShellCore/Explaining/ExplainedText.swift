/// What the pages say about a text: a pasted message, or a question.
package struct ExplainedText: Sendable {
  /// What was recognized by identifying words; `nil` for a question.
  let message: RecognizedMessage?
  /// The pages about the text, the best one first.
  let pages: [Page]
  /// The nearest pages, as `explain` shows them, if none is about the text; `nil` for a text without words.
  let nearest: String?
  private let asked: String

  /// Finds the pages about a text.
  package init(_ text: String) {
    asked = text
    message = RecognizedMessage(text)
    let named =
      message.flatMap { message in
        Pages.all.first { $0.name.lowercased() == message.page.lowercased() }
      } ?? Pages.page(on: text)
    let answer = Self.search.answer(to: text)
    let found = answer.pages.compactMap { Pages.page(named: $0) }
    let best = named ?? (answer.isAboutText ? found.first : nil)
    guard let best, message != nil || !Self.isMessage(text) || Self.isAbout(best, text) else {
      pages = []
      nearest =
        found.isEmpty
        ? Pages.nearestThree(to: text)
        : found.map { "`explain \($0.name)`" }.joined(separator: ", ")
      return
    }
    pages = ([named].compactMap(\.self) + found.filter { $0 != named }).prefix(3).map(\.self)
    let names = pages.map { "`explain \($0.name)`" }.joined(separator: ", ")
    let isListed = message == nil || named.map { Self.isAbout($0, text) } ?? true
    nearest = isListed ? nil : names
  }

  /// The page that is shown; `nil` if no page, or no entry of the page for such messages, is about the text.
  var shown: Page? { nearest == nil ? pages.first : nil }

  /// Whether a text was probably printed by a program.
  private static func isMessage(_ text: String) -> Bool {
    ["error: ", "warning: ", ".swift:"].contains { text.contains($0) }
  }

  /// Whether a page is about a message: a list of messages is only about those that have an entry.
  private static func isAbout(_ page: Page, _ message: String) -> Bool {
    !PageEntry.isList(page) || PageEntry(of: page, about: message) != nil
  }

  /// What is known about a message that has no entry: what it is, and the nearest pages.
  ///
  /// - Parameters:
  ///   - said: Translates a text.
  ///   - place: Where the message belongs in the loaded files.
  func withoutEntry(_ said: (String) -> String, at place: MessagePlace? = nil) -> String? {
    guard message != nil, !pages.isEmpty, let nearest else { return nil }
    let opening = heading(said, at: place).map { $0 + "\n" } ?? ""
    return opening + said("There is no entry for this message.") + "\n"
      + said("Nearest pages: \(nearest)")
  }

  private static let search = PageSearch(
    EmbeddedTexts.all.filter { $0.folder.hasSuffix("/Known") }
      .flatMap { KnownQuestions.read($0.text) },
    about: ["docs/concepts", "docs/recipes", "Scenarios/errors"].flatMap { folder in
      Pages.texts(in: folder).map { page, text in
        PageHead(
          page: page.name, isDiagnostic: folder == "Scenarios/errors", text,
          translation: Pages.translation(of: page, in: folder))
      }
    })

  /// What was recognized, in one line, and then its place; `nil` for a question.
  ///
  /// - Parameters:
  ///   - said: Translates a text. The kind of the message is translated alone, because what follows it varies.
  ///   - found: Where the message belongs in the loaded files.
  func heading(_ said: (String) -> String, at found: MessagePlace? = nil) -> String? {
    guard let message else { return nil }
    let kind =
      switch message.kind {
      case .runtime: "a warning of the library"
      case .test: "a failure of a TestStore"
      case .compiler: "a message of the compiler"
      case .shell: "a message of this program"
      }
    let details = message.details
    let place = details.file.map { file in details.line.map { "\(file):\($0)" } ?? file }
    let parts = [said(kind), place, details.action ?? details.type, details.keyPath].compactMap(
      \.self)
    let heading = said("Recognized: \(parts.joined(separator: ", "))")
    return found.map { "\(heading)\n\($0.text)" } ?? heading
  }

  /// The other pages, in one line; `nil` if there are none.
  var others: String? {
    let names = pages.dropFirst().map { "`explain \($0.name)`" }
    return names.isEmpty ? nil : "Other pages: \(names.joined(separator: ", "))"
  }

  /// The result for other programs.
  package var json: String {
    let details = message?.details
    let result = Encoded(
      kind: message?.kind.rawValue, file: details?.file, line: details?.line,
      action: details?.action, type: details?.type, caseName: details?.caseName,
      keyPath: details?.keyPath,
      hasEntry: message == nil ? nil : nearest == nil,
      pages: pages.map { .init(name: $0.name, about: $0.about, markdown: $0.markdown) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(result)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private struct Encoded: Encodable {
    let kind: String?
    let file: String?
    let line: Int?
    let action: String?
    let type: String?
    let caseName: String?
    let keyPath: String?
    /// Whether the first page says something about this very message; absent for a question.
    let hasEntry: Bool?
    let pages: [EncodedPage]

    struct EncodedPage: Encodable {
      let name: String
      let about: String
      let markdown: String
    }
  }

  /// The best page with what was recognized, or a text that says that there is none.
  package func text(in language: Language) -> String {
    if let text = withoutEntry(language.said) { return text }
    guard let page = pages.first else {
      let nearest = nearest.map { "Nearest pages: \($0)" }
      return ["There is no page about this.", nearest].compactMap(\.self).map(language.said)
        .joined(separator: "\n")
    }
    let shown = language == .korean ? Pages.korean(page) ?? page : page
    let entry = message == nil ? nil : PageEntry(of: page, about: asked)
    let body = MarkdownRenderer.page.text(
      of: entry.map { "# \(shown.title)\n\n\($0.translated(in: shown))\n" } ?? shown.markdown)
    let note = entry.map { _ in language.said("`explain \(page.name)` shows the whole page.") }
    return [heading(language.said), body, note, others.map(language.said)].compactMap(\.self)
      .joined(separator: "\n\n")
  }
}
