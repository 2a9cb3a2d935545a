import OutputText
import TerminalUI
import Translations

extension Output {
  /// The output as a terminal shows it in a language: the same, but with the shell's messages translated.
  func translated(into language: Language) -> Output {
    guard !text.isEmpty, let translator = MessageTranslator(language) else { return self }
    let lines = StyledOutput.lines(of: self), texts = lines.map(\.text)
    let translated = translator.lines(texts)
    guard translated != texts else { return self }
    var output = self
    let shown = zip(lines, translated).map { line, text in
      line.text == text ? line : StyledLine(text, line.runs.first?.style ?? TextStyle())
    }
    let styled = Output(lines: shown)
    output.text = styled.text
    output.styledText = styled.styledText
    return output
  }
}
