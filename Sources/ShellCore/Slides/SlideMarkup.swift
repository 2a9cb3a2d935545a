/// A slide in HTML, for those who follow a talk in a browser.
package enum SlideMarkup {
  /// The heading and the prose of a slide, without its commands and notes.
  package static func html(of slide: Slide) -> String {
    var parts: [String] = []
    if let heading = slide.heading {
      parts.append("<h2>\(HTMLText.spans(MarkdownSpanParser.spans(of: heading.title)))</h2>")
    }
    return (parts + HTMLText.blocks(slide.prose)).joined(separator: "\n")
  }
}
