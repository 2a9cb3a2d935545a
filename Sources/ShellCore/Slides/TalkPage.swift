import ScenarioFormat
import TerminalUI

/// A whole talk as one HTML page without scripts: all slides below each other with the outputs of their commands, one on each sheet when it is
/// printed. Notes are left out.
package struct TalkPage {
  private let talk: Talk
  private let outputs: [TalkOutput]

  /// - Parameter outputs: The outputs of all commands, in order.
  package init(_ talk: Talk, outputs: [TalkOutput]) {
    self.talk = talk
    self.outputs = outputs
  }

  /// The text of the file.
  package var html: String {
    let title = HTMLText.escaped(talk.slides.first { !$0.title.isEmpty }?.title ?? "Talk")
    return """
      <!doctype html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(TalkPageStyle.text)
      </style>
      </head>
      <body>
      \(contents)
      <main>
      \(talk.slides.indices.map(section).joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private var language: String {
    let letters = talk.slides.lazy.flatMap(\.title).filter(\.isLetter)
    let hangul = letters.count {
      $0.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
    }
    return hangul * 3 > letters.count ? "ko" : "en"
  }

  /// The headings as links, as deep as two levels.
  private var contents: String {
    let entries = talk.headings.enumerated().filter { $0.element.level <= 2 }.map {
      index, heading in
      let title = HTMLText.spans(MarkdownSpanParser.spans(of: heading.title))
      let number = talk.slide(ofHeading: index + 1)
      return "<li class=\"level\(heading.level)\"><a href=\"#slide\(number)\">\(title)</a></li>"
    }
    guard entries.count > 1 else { return "" }
    return "<nav>\n<ul>\n" + entries.joined(separator: "\n") + "\n</ul>\n</nav>"
  }

  private func section(_ index: Int) -> String {
    let slide = talk.slides[index]
    let isRepeated = index > 0 && talk.slides[index - 1].headingNumber == slide.headingNumber
    var parts: [String] = []
    if let heading = slide.heading {
      let title = HTMLText.spans(MarkdownSpanParser.spans(of: heading.title))
      let level = min(6, max(1, heading.level))
      // The heading of a section is repeated on its slides, but it is one heading for a reader.
      parts.append(
        isRepeated ? "<p class=\"again\">\(title)</p>" : "<h\(level)>\(title)</h\(level)>")
    }
    parts += HTMLText.blocks(slide.prose)
    parts += slide.steps.indices.map { command(slide, $0) }
    return "<section id=\"slide\(index + 1)\" aria-label=\"\(index + 1)/\(talk.slides.count)\">\n"
      + parts.joined(separator: "\n") + "\n</section>"
  }

  private func command(_ slide: Slide, _ index: Int) -> String {
    let step = slide.steps[index]
    let position = slide.firstStep + index
    let output = position < outputs.count ? outputs[position] : nil
    let prompt = output?.prompt ?? "tca"
    let line = "<b>\(HTMLText.escaped(prompt))&gt;</b> \(HTMLText.escaped(step.command))"
    let text = output.map { StyledOutput.lines(of: $0.text).map(HTMLText.styled) } ?? []
    let shown = output?.text.isEmpty ?? true ? "" : "\n" + text.joined(separator: "\n")
    return "<pre class=\"terminal\">\(line)\(shown)</pre>"
  }
}

/// The style sheet of the page.
enum TalkPageStyle {
  static let text = """
    :root { color-scheme: light dark; --text: #1d1d1f; --back: #fff; --faint: #6b6b70; --line: #d0d0d5; --code: #f4f4f6;
      --red: #c41a16; --green: #1a7f37; --blue: #0550ae; --cyan: #0b6e75; --purple: #8250df; --yellow: #7d4e00; }
    @media screen and (prefers-color-scheme: dark) { :root { --text: #e6e6ea; --back: #16171a; --faint: #9a9aa2;
      --line: #3a3b40; --code: #202126; --red: #ff8a80; --green: #7ee787; --blue: #79b8ff; --cyan: #76d5dc;
      --purple: #d2a8ff; --yellow: #f0c674; } }
    body { margin: 0; background: var(--back); color: var(--text); font: 1.125rem/1.5 system-ui, sans-serif; }
    nav, section { max-width: 58rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: break-word; }
    nav ul { list-style: none; padding: 0; } nav .level2 { padding-left: 1.5rem; }
    section { border-top: 1px solid var(--line); }
    a { color: var(--blue); }
    h1 { font-size: 2.25rem; line-height: 1.2; } h2, h3, h4, h5, h6 { font-size: 1.6rem; line-height: 1.25; }
    .again { color: var(--faint); margin: 0; }
    pre { background: var(--code); border-radius: .4rem; padding: .8rem 1rem; overflow-x: auto;
      font: .95rem/1.4 ui-monospace, Menlo, Consolas, "Noto Sans Mono CJK KR", monospace; }
    code { font-family: ui-monospace, Menlo, Consolas, monospace; color: var(--cyan); }
    table { border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: .3rem .9rem .3rem 0;
      border-bottom: 1px solid var(--line); }
    blockquote { margin-left: 0; padding-left: 1rem; border-left: 3px solid var(--line); }
    .faint { color: var(--faint); } .red { color: var(--red); } .green { color: var(--green); }
    .blue { color: var(--blue); } .cyan { color: var(--cyan); } .purple { color: var(--purple); }
    .yellow { color: var(--yellow); }
    @media print { @page { size: A4 landscape; margin: 14mm; } nav { display: none; }
      section { break-after: page; border: 0; max-width: none; padding: 0; } section:last-child { break-after: auto; }
      pre { white-space: pre-wrap; border: 1px solid var(--line); } }
    """
}
