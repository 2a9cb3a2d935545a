import TestSupport
import Testing

@testable import ShellCore

@Suite("A talk as a page")
struct TalkPageTests {
  private func page(_ text: String, outputs: [String] = []) throws -> String {
    TalkPage(
      Talk(try read(text)),
      outputs: outputs.map {
        TalkOutput(prompt: "A", text: $0, isAsExpected: true, nextPrompt: "A")
      }
    ).html
  }

  @Test func `Each slide is a section with its prose, commands and outputs`() throws {
    let html = try page(
      "# One & *two*\nSome `code`.\n\n- a\n- **b**\n\n1. c\n\n> d\n<!-- secret -->\n"
        + block("> x"),
      outputs: ["received action:\n  S(\n+   a: <1>\n  )"])
    #expect(html.contains("<title>One &amp; two</title>"))
    #expect(
      html.contains("<section id=\"slide1\" aria-label=\"1/1\">\n<h1>One &amp; <em>two</em></h1>"))
    #expect(html.contains("<p>Some <code>code</code>.</p>"))
    #expect(html.contains("<ul>\n<li>a</li>\n<li><strong>b</strong></li>\n</ul>"))
    #expect(html.contains("<ol>\n<li value=\"1\">c</li>\n</ol>"))
    #expect(html.contains("<blockquote><p>d</p></blockquote>"))
    #expect(html.contains("<b>A&gt;</b> x\n"))
    #expect(html.contains("<span class=\"green\">+   a: &lt;1&gt;</span>"))
    #expect(!html.contains("secret") && !html.contains("<script"))
  }

  @Test func `Headings are links, and a repeated one is not a heading`() throws {
    let html = try page("# A\none\n\n---\n\ntwo\n## B\nb\n")
    #expect(html.contains("<a href=\"#slide1\">A</a>"))
    #expect(html.contains("<li class=\"level2\"><a href=\"#slide3\">B</a></li>"))
    #expect(html.contains("<p class=\"again\">A</p>"))
    #expect(html.components(separatedBy: "<h1>").count == 2)
  }

  @Test func `Tables, code and the language are those of the text`() throws {
    let html = try page("# 상태\n| a | `b` |\n|---|---|\n| 1 | 2 |\n\n```swift\nlet a = 1\n```\n")
    #expect(html.contains("<html lang=\"ko\">"))
    #expect(html.contains("<thead><tr><th>a</th><th><code>b</code></th></tr></thead>"))
    #expect(html.contains("<tr><td>1</td><td>2</td></tr>"))
    #expect(html.contains("<span class=\"purple\">let</span> a = <span class=\"blue\">1</span>"))
    #expect(try page("# State\n").contains("<html lang=\"en\">"))
  }

  @Test func `Each slide is a sheet when it is printed`() throws {
    #expect(try page("# A\n").contains("section { break-after: page;"))
  }
}
