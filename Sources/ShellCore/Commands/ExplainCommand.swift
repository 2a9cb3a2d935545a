enum ExplainCommand {
  static let command = Command(
    name: "explain",
    summary: "Explain a concept or an error",
    details: """
      Without a topic, it explains the error or warning of the previous line, or the
      first test that failed; if there was none, it lists the topics. If a file did
      not compile, it shows everything that the compiler said. A topic is a concept,
      a name from the library, or an error code. A pasted message, and a question,
      find their page by their words. At a prompt, they need no `explain`: type or
      paste them as they are.
        explain
        explain view store
        explain @BindingState
        explain TCA003
        explain errors
        explain how do I debounce a search field
        how do I debounce a search field
      `explain -` reads a message of several lines, until an empty line. A message
      that is pasted after `explain `, or at an empty prompt, can have several lines
      as well.
        explain -
      """,
    meaning: .inspects(.feature, reads: .lastDiagnostic),
    isForBeginners: true,
    arguments: .text("[TOPIC|CODE]", files: [], completion: .words(Pages.concepts.map(\.name))),
    needs: \.diagnostics, \.screen, \.course, \.display, \.features
  ) { topic, diagnostics, screen, course, display, feature in
    if topic.isEmpty, let text = diagnostics.lastCompilerText { return Output(text: text) }
    let page = diagnostics.lastDiagnostic.flatMap(Pages.page(on:))
    let language = course.learning.run?.language ?? display.language
    let sources = feature.running?.sources ?? []
    return try Explaining.output(in: language, on: screen, sources: sources) { explaining in
      guard topic.isEmpty else { return try explaining.lines(on: topic) }
      if let failure = diagnostics.lastTestFailure { return explaining.lines(onFailure: failure) }
      return page.map(explaining.lines(of:)) ?? StyledLine.plain(explaining.topics)
    }
  }
}

struct Explaining {
  var language = CourseLanguage.english
  var renderer = MarkdownRenderer.page
  /// The files of the loaded feature, in which a message may have its place.
  var sources: [(name: String, text: String)] = []

  /// The output in a language, as wide as the terminal allows. Files contain it in English, and as wide as pages are in files.
  @MainActor
  static func output(
    in language: CourseLanguage, on screen: ScreenDrawer,
    sources: [(name: String, text: String)],
    _ lines: (Explaining) throws -> [StyledLine]
  ) rethrows -> Output {
    var output = Output(
      lines: try lines(
        Explaining(language: language, renderer: screen.pages, sources: sources)))
    if language != .english || screen.filesDiffer {
      output.fileText = Output(lines: try lines(Explaining(sources: sources))).text
    }
    return output
  }

  /// The concepts, one per line.
  var topics: String {
    let pages = (Pages.concepts + Pages.recipes).map(shown)
    let note = renderer.text(
      of: language.said(
        """
        `explain TOPIC` shows a page, `explain errors` lists what can go wrong; after an error, \
        `explain` alone explains it.
        """))
    return rows(pages.map { ($0.name, $0.about) }) + "\n\n" + note
  }

  /// The diagnostics, one per line.
  var errors: String {
    rows(Pages.diagnostics.map(shown).map { ($0.name, $0.about) }) + "\n\n"
      + language.said("`explain CODE` explains one of them.")
  }

  /// The page about the topic, a command's help, or the list of errors.
  func lines(on argument: CommandArgument) throws -> [StyledLine] {
    let topic = argument.text
    let next = NextSpelling(in: topic), replacement = next?.text(in: language)
    let addition = replacement.map { paragraph($0, after: "\n") } ?? []
    if let page = Pages.page(on: topic) {
      let isName = Pages.key(of: page.name) == Pages.key(of: topic)
      return lines(of: page, about: isName ? nil : topic) + note(on: topic) + addition
    }
    if ["errors", "error", "warnings", "codes"].contains(Pages.key(of: topic)) {
      return StyledLine.plain(errors)
    }
    if let command = CommandTable.command(named: topic.lowercased()) { return lines(of: command) }
    if let name = ShellQuestion(topic)?.answer, let command = CommandTable.command(named: name) {
      return lines(of: command)
    }
    guard topic != "-" else {
      throw argument.error(
        .unknownTopic, "only a prompt reads a message after `explain -`",
        hint: "expected the message after `explain`")
    }
    if let next, next.isAsked, let replacement { return paragraph(replacement) }
    let suggestion = Pages.nearest(to: topic)
    // A single word that is misspelled is an error, which suggests the name.
    let answer = topic.contains(" ") || suggestion == nil ? ExplainedText(topic) : nil
    if let lines = answer.flatMap({ lines(of: $0, asked: topic) }) { return lines + addition }
    if let replacement { return paragraph(replacement) }
    if let word = ShellQuestion(topic)?.onlyWord, let command = CommandTable.command(named: word) {
      return lines(of: command)
    }
    let nearest = suggestion == nil ? answer?.nearest : nil
    throw argument.error(
      .unknownTopic, "unknown topic `\(abbreviated(topic))`",
      hint: nearest.map { "`explain` lists the topics; the nearest are \($0)" }
        ?? "`explain` lists the topics",
      suggestion: suggestion)
  }

  /// The help of a command, or the list of commands for `help`.
  private func lines(of command: Command) -> [StyledLine] {
    let help = HelpText(width: renderer.width, language: language)
    guard command.name != "help" else { return help.beginners }
    return StyledLine.plain(language.said("`\(command.name)` is a command:") + "\n")
      + help.page(of: command)
  }

  /// What the pages say about the failure of a test: the page of its code, or the entry about its words.
  func lines(onFailure text: String) -> [StyledLine] {
    let code = text.firstMatch(of: /\bTCA\d{3}\b/).map { String($0.0) }
    let name = code ?? "test failures"
    guard let page = Pages.page(on: name) else { return StyledLine.plain(topics) }
    return lines(of: page, about: code == nil ? text : nil)
  }

  /// The page about a pasted message, or the best of the pages about a question; `nil` if no page is about it.
  private func lines(of answer: ExplainedText, asked text: String) -> [StyledLine]? {
    guard let page = answer.pages.first else { return nil }
    let place = answer.message.flatMap { MessagePlace($0, in: text, of: sources) }
    if let text = answer.withoutEntry(language.said, at: place) { return StyledLine.plain(text) }
    let heading =
      answer.heading(language.said, at: place).map { StyledLine.plain("\($0)\n") } ?? []
    let others = answer.others.map { StyledLine.plain("\n\(language.said($0))") } ?? []
    return heading + lines(of: page, about: answer.message == nil ? nil : text) + others
  }

  /// The entry of a page about a message, if the page is a list of messages; otherwise the whole page.
  private func lines(of page: Page, about message: String?) -> [StyledLine] {
    guard let message, let entry = PageEntry(of: page, about: message) else {
      return lines(of: page)
    }
    let markdown = "# \(shown(page).title)\n\n\(entry.translated(in: shown(page)))\n"
    return renderer.lines(of: MarkdownParser.blocks(of: markdown))
      + StyledLine.plain("\n" + language.said("`explain \(page.name)` shows the whole page."))
  }

  /// The page in the language; the English page if it is not translated.
  private func shown(_ page: Page) -> Page {
    language == .korean ? Pages.korean(page) ?? page : page
  }

  func lines(of page: Page) -> [StyledLine] {
    renderer.lines(of: MarkdownParser.blocks(of: shown(page).markdown))
  }

  private func paragraph(_ text: String, after separator: String = "") -> [StyledLine] {
    StyledLine.plain(separator + renderer.text(of: text))
  }

  private func note(on topic: String) -> [StyledLine] {
    guard let command = CommandTable.command(named: topic.lowercased()) else { return [] }
    return StyledLine.plain(
      "\n"
        + language.said("`\(command.name)` is a command as well: `help \(command.name)`."))
  }

  private func rows(_ rows: [(name: String, text: String)]) -> String {
    TextTable(width: renderer.width).lines(rows.map { [$0.name, $0.text] })
      .joined(separator: "\n")
  }
}
