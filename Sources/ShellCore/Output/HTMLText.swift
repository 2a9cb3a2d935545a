/// Markdown and styled text in HTML.
enum HTMLText {
  static func spans(_ spans: [MarkdownSpan]) -> String {
    spans.map { span in
      let text = MarkupText.escaped(span.text).replacing("\n", with: "<br>")
      return switch span.style {
      case .plain: text
      case .strong: "<strong>\(text)</strong>"
      case .emphasis: "<em>\(text)</em>"
      case .code: "<code>\(text)</code>"
      }
    }.joined()
  }

  /// A line of output or code in the colors of the page.
  static func styled(_ line: StyledLine) -> String {
    line.runs.map { run in
      let text = MarkupText.escaped(run.text)
      let color = run.style.color.flatMap { classes[$0.name] }
      let colored = color.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
      return run.style.isBold == true ? "<b>\(colored)</b>" : colored
    }.joined()
  }

  private static let classes = [
    "red": "red", "orange": "yellow", "yellow": "yellow", "green": "green", "blue": "blue",
    "cyan": "cyan", "accent": "cyan", "purple": "purple", "pink": "purple", "gray": "faint",
    "secondary": "faint",
  ]

  /// The blocks of a text. Neighboring list items are one list.
  ///
  /// - Parameter level: The level in HTML of a heading of the first level.
  static func blocks(_ blocks: [MarkdownBlock], headingsFrom level: Int = 1) -> [String] {
    var parts: [String] = []
    var list: (tag: String, items: [String])?
    func end() {
      guard let done = list else { return }
      parts.append("<\(done.tag)>\n" + done.items.joined(separator: "\n") + "\n</\(done.tag)>")
      list = nil
    }
    for block in blocks {
      if let (tag, item) = item(block.content) {
        if let open = list, open.tag == tag {
          list?.items.append(item)
        } else {
          end()
          list = (tag, [item])
        }
      } else {
        end()
        parts.append(text(of: block.content, level))
      }
    }
    end()
    return parts
  }

  private static func item(_ content: MarkdownBlock.Content) -> (tag: String, item: String)? {
    guard case .text(let spans, let marker, let depth) = content else { return nil }
    let margin = depth > 0 ? " style=\"margin-left: \(depth)em\"" : ""
    switch marker {
    case .none, .quote: return nil
    case .bullet: return ("ul", "<li\(margin)>\(self.spans(spans))</li>")
    case .number(let number):
      let value = Int(number.prefix(while: \.isNumber)).map { " value=\"\($0)\"" } ?? ""
      return ("ol", "<li\(value)\(margin)>\(self.spans(spans))</li>")
    }
  }

  private static func text(of content: MarkdownBlock.Content, _ first: Int) -> String {
    switch content {
    case .heading(let level, let spans):
      let level = min(6, max(1, level) + first - 1)
      return "<h\(level)>\(self.spans(spans))</h\(level)>"
    case .text(let spans, let marker, _):
      let text = "<p>\(self.spans(spans))</p>"
      return marker == .quote ? "<blockquote>\(text)</blockquote>" : text
    case .code:
      let lines = MarkdownRenderer.listing.lines(of: content)
      return "<pre>" + lines.map(styled).joined(separator: "\n") + "</pre>"
    case .table(let rows): return table(rows)
    case .rule: return "<hr>"
    }
  }

  private static func table(_ rows: [[[MarkdownSpan]]]) -> String {
    func row(_ cells: [[MarkdownSpan]], _ tag: String) -> String {
      "<tr>" + cells.map { "<\(tag)>\(spans($0))</\(tag)>" }.joined() + "</tr>"
    }
    let header = rows.first ?? []
    let head = header.allSatisfy { $0.text.isEmpty } ? "" : "<thead>\(row(header, "th"))</thead>\n"
    let body = rows.dropFirst().map { row($0, "td") }.joined(separator: "\n")
    return "<table>\n\(head)<tbody>\n\(body)\n</tbody>\n</table>"
  }
}
