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

  package var html: String {
    let title = MarkupText.escaped(talk.slides.first { !$0.title.isEmpty }?.title ?? "Talk")
    return """
      <!doctype html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(EmbeddedTexts.text("talk.css"))
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
    let line = "<b>\(MarkupText.escaped(prompt))&gt;</b> \(MarkupText.escaped(step.command))"
    let text = output.map { StyledOutput.lines(of: $0.text).map(HTMLText.styled) } ?? []
    let shown = output?.text.isEmpty ?? true ? "" : "\n" + text.joined(separator: "\n")
    return "<pre class=\"terminal\">\(line)\(shown)</pre>"
  }
}
