/// Files before and after `doctor` has rewritten them, side by side, as an HTML page that needs no network.
///
/// A line of the older edition opens what later versions have changed about it.
package struct EditionsPage {
  /// A rewritten file, and what the comparison has shown.
  package typealias File = (path: String, old: String, new: String, lines: [String])

  private let files: [File]
  /// The older spellings of each file, by line.
  private let uses: [String: [Int: [Spelling]]]

  package init(_ files: [File]) {
    self.files = files
    let ages = ProjectAge(files.map { ($0.path, $0.old) }).files
    uses = Dictionary(
      uniqueKeysWithValues: ages.map { age in
        (age.path, Dictionary(grouping: age.uses, by: \.line).mapValues { $0.map(\.spelling) })
      })
  }

  /// The text of the page.
  package var html: String {
    let page = SteppedPage(
      title: "Older and newer editions", style: EmbeddedTexts.text("editions.css"), lastStep: 0,
      stepName: "", script: "")
    return page.html(main: files.map(section).joined(separator: "\n"))
  }

  private func section(_ file: File) -> String {
    let verdicts = file.lines.map { "<p>\(MarkupText.escaped($0))</p>" }.joined(separator: "\n")
    let rows = Self.rows(file).map { old, new in
      let isSame = old?.text == new?.text
      return "<tr\(isSame ? " class=\"same\"" : "")>"
        + cell(old, isSame ? "" : "old", uses[file.path] ?? [:])
        + cell(new, isSame ? "" : "new", [:]) + "</tr>"
    }
    return """
      <section>
      <h2>\(MarkupText.escaped(file.path))</h2>
      \(verdicts)
      <table>
      \(rows.joined(separator: "\n"))
      </table>
      </section>
      """
  }

  /// A line of one edition, counted from 1.
  private typealias Line = (number: Int, text: String, html: String)

  /// The lines of both editions. A line that only one of them has is beside one of the other that has changed, too, or beside nothing.
  private static func rows(_ file: File) -> [(old: Line?, new: Line?)] {
    let (old, new) = (lines(of: file.old), lines(of: file.new))
    var (first, second, rows) = (old[...], new[...], [(Line?, Line?)]())
    var (removed, added) = ([Line](), [Line]())
    func pair() {
      for index in 0..<max(removed.count, added.count) {
        rows.append((removed.dropFirst(index).first, added.dropFirst(index).first))
      }
      (removed, added) = ([], [])
    }
    for (sign, _) in TextDifference.marked(old.map(\.text), new.map(\.text)) {
      switch sign {
      case "-": removed.append(first.removeFirst())
      case "+": added.append(second.removeFirst())
      default:
        pair()
        rows.append((first.removeFirst(), second.removeFirst()))
      }
    }
    pair()
    return rows
  }

  private static func lines(of text: String) -> [Line] {
    var highlighter = SwiftHighlighter()
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      let line = String($0.element)
      return ($0.offset + 1, line, SessionPage.spans(highlighter.runs(of: line)))
    }
  }

  private func cell(_ line: Line?, _ style: String, _ uses: [Int: [Spelling]]) -> String {
    guard let line else { return "<td></td>" }
    let kind = style.isEmpty ? "" : " class=\"\(style)\""
    guard let found = uses[line.number] else { return "<td\(kind)>\(line.html)</td>" }
    let reasons = found.map { spelling in
      let next = spelling.next.isEmpty ? "" : " In 2.0: \(spelling.next)"
      return "<p>"
        + HTMLText.spans(
          MarkdownSpanParser.spans(
            of: "`\(spelling.name)`: \(spelling.today). \(spelling.reason)\(next)"))
        + "</p>"
    }
    return "<td\(kind)><details><summary>\(line.html)</summary>\(reasons.joined())</details></td>"
  }
}
