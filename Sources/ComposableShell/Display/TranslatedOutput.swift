import ShellCore

extension Output {
  /// The output as a terminal shows it in a language: the same, but with the shell's messages translated.
  func translated(into language: Language) -> Output {
    guard !text.isEmpty, let translator = MessageTranslator(language) else { return self }
    let lines = StyledOutput.lines(of: self), texts = lines.map(\.text)
    var translated = translator.lines(texts)
    // Of a value, only the note on what is omitted is the shell's.
    for index in valueLines where index < texts.count && !LongText.isNote(texts[index]) {
      translated[index] = texts[index]
    }
    guard translated != texts else { return self }
    var output = self
    let shown = zip(lines, translated).map(Self.line)
    let styled = Output(lines: shown)
    output.list = list.map { list in
      OutputList(
        lines: translator.lines(list.lines),
        rows: list.rows.map { row in
          switch row {
          case .cells(let cells, let parts):
            .cells(cells, parts: parts.map { translator.lines([$0])[0] })
          case .line(let text): .line(translator.lines([text])[0])
          case .note(let line): .note(Self.line(line, translator.lines([line.text])[0]))
          }
        })
    }
    output.text = styled.text
    output.styledText = styled.styledText
    return output
  }

  /// A line with another text.
  private static func line(_ line: StyledLine, _ text: String) -> StyledLine {
    line.text == text ? line : StyledLine(text, line.runs.first?.style ?? TextStyle())
  }
}
