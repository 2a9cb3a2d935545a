import TerminalUI

import ActionSyntax

extension Command {
  static let explain = Command(
    name: "explain", usage: "explain [TOPIC|CODE]",
    summary: "Explain a concept or an error",
    details: """
      Without a topic, it explains the error or warning of the previous line; if there
      was none, it lists the topics. If a file did not compile, it shows everything
      that the compiler said. A topic is a concept, a name from the library, or
      an error code.
        explain
        explain view store
        explain @BindingState
        explain TCA003
        explain errors
      """,
    meaning: .inspects(.feature, reads: .lastDiagnostic),
    argument: .words(Pages.concepts.map(\.name))
  ) { context, input in
    if input.rest.isEmpty {
      if let text = context.output.lastCompilerText { return Output(text: text) }
      let page = context.output.lastDiagnostic.flatMap(Pages.page(on:))
      return page.map { Output(lines: Explaining.lines(of: $0)) }
        ?? Output(text: Explaining.topics(in: context.language))
    }
    return Output(lines: try Explaining.lines(on: input, in: context.language))
  }
}

extension CommandContext {
  /// The language of the course and of the pages about concepts.
  fileprivate var language: CourseLanguage { learning.source?.language ?? .english }
}

/// The output of `explain`.
enum Explaining {
  /// The concepts, one per line.
  static func topics(in language: CourseLanguage) -> String {
    let pages = Pages.concepts.map { shown($0, in: language) }
    return """
      \(rows(pages.map { ($0.name, $0.about) }))

      `explain TOPIC` shows a page, `explain errors` lists what can go wrong; after an
      error, `explain` alone explains it.
      """
  }

  /// The diagnostics, one per line.
  static var errors: String {
    rows(Pages.diagnostics.map { ($0.name, $0.about) })
      + "\n\n`explain CODE` explains one of them."
  }

  /// The page about the topic, a command's help, or the list of errors.
  static func lines(on input: CommandInput, in language: CourseLanguage) throws -> [StyledLine] {
    let topic = input.rest
    if let page = Pages.page(on: topic).map({ shown($0, in: language) }) {
      return lines(of: page) + note(on: topic)
    }
    if ["errors", "error", "warnings", "codes"].contains(Pages.key(of: topic)) {
      return StyledLine.plain(errors)
    }
    if let command = CommandTable.command(named: topic.lowercased()) {
      return StyledLine.plain("`\(command.name)` is a command:\n") + HelpText.page(of: command)
    }
    throw ShellError(
      .unknownTopic, "unknown topic `\(abbreviated(topic))`", in: input.line,
      at: input.restOffset, hint: "`explain` lists the topics",
      suggestion: Pages.nearest(to: topic))
  }

  /// The page in a language; the English page if it is not translated.
  private static func shown(_ page: Page, in language: CourseLanguage) -> Page {
    language == .korean ? Pages.korean(page) ?? page : page
  }

  /// The text of a page, in styles.
  static func lines(of page: Page) -> [StyledLine] {
    MarkdownRenderer.page.lines(of: MarkdownParser.blocks(of: page.markdown))
  }

  private static func note(on topic: String) -> [StyledLine] {
    guard let command = CommandTable.command(named: topic.lowercased()) else { return [] }
    return StyledLine.plain(
      "\n`\(command.name)` is a command as well: `help \(command.name)`.")
  }

  private static func rows(_ rows: [(name: String, text: String)]) -> String {
    TextTable(width: MarkdownRenderer.page.width).lines(rows.map { [$0.name, $0.text] })
      .joined(separator: "\n")
  }
}
