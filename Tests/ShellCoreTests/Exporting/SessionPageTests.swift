import Testing

@testable import ShellCore

@Suite("export html and export cast")
@MainActor
struct SessionPageTests {
  @Test("A page contains each line with its output, and the state and the screen after it")
  func page() async {
    let session = await session(after: "load kitchen", "screen", "state")
    let page = await session.type("export html")
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.components(separatedBy: "<section class=\"step\"").count == 4)
    #expect(page.contains("<b>tca&gt;</b> load kitchen"))
    #expect(page.contains("<h2>Screen</h2>"))
    #expect(page.contains("<h2>State at 0s</h2>"))
    #expect(!page.contains("http"))
  }

  @Test("A prompt says what was exported, unless somebody can read it")
  func summary() async {
    let session = await session(after: "load kitchen")
    let page = await session.evaluate("export html")
    let count = page.text.split(separator: "\n").count
    #expect(
      page.summary == "an HTML page of \(count) lines; `export html FILE` writes it to a file")
    for line in ["export mermaid", "export state", "export scenario", "export test"] {
      #expect(await session.evaluate(line).summary == nil, "\(line)")
    }
    for line in ["export cast", "export svg"] {
      #expect(await session.evaluate(line).summary != nil, "\(line)")
    }
  }

  @Test("Changed fields and the lines of a diff are marked")
  func changes() async {
    let session = await session(after: "load tower", ".middle.leaf.grow")
    let page = await session.type("export html")
    #expect(page.contains("<ins>1</ins>"))
    #expect(page.contains("<ins>+ "))
    #expect(page.contains("<del>- "))
  }

  @Test("The Swift of typed actions is highlighted")
  func highlighting() {
    let step = SessionPage.PlayedLine(
      prompt: "A", line: ".named(\"Blob\", 42)", output: "", time: "0s", screen: "", state: [])
    let page = SessionPage(title: "A", steps: [step]).html
    #expect(page.contains("<span class=\"string\">&quot;Blob&quot;</span>"))
    #expect(page.contains("<span class=\"number\">42</span>"))
  }

  @Test("A line whose first word is long is not broken in front of that word")
  func longWords() {
    let word = String(repeating: "x", count: 31)
    let output = "\(word)\n  \(word) y\n  short \(word)"
    let step = SessionPage.PlayedLine(
      prompt: "A", line: "state", output: output, time: "0s", screen: "", state: [])
    let page = SessionPage(title: "A", steps: [step]).html
    #expect(page.components(separatedBy: "<span class=\"long\">").count == 2)
    #expect(page.contains("<span class=\"long\">  \(word) y</span>"))
  }

  @Test("Text is escaped")
  func escaping() {
    let step = SessionPage.PlayedLine(
      prompt: "A", line: "set name <b>&", output: "\u{1B}[31m", time: "0s", screen: "",
      state: [StateRow(path: "name", depth: 0, name: "name", value: "\"<b>\"")])
    let page = SessionPage(title: "<A>", steps: [step]).html
    #expect(page.contains("<title>&lt;A&gt;</title>"))
    #expect(page.contains("set name &lt;b&gt;&amp;"))
    #expect(page.contains("&quot;&lt;b&gt;&quot;"))
    #expect(!page.contains("\u{1B}"))
  }

  /// A scenario that loads two features and has a `state` between two actions.
  private func scenario() throws -> Scenario {
    let text = """
      # Guide

      ```tca
      > load A
      ```

      ## The second feature

      Send `.go` **twice** & look.

      ```tca
      > load B
      > .go
      ```

      - It went.

      ```tca
      > hint
      > .go
      ```

      The end.

      """
    return try ScenarioFile.scenario(Array(text.utf8), "guide.md") { _ in true }
  }

  @Test("The prose of a scenario is in front of the lines that it belongs to")
  func prose() throws {
    let prose = PageProse(try scenario(), lines: ["load B", ".go", ".go"])
    #expect(
      prose.before[0] == """
        <div class="prose">
        <h3>The second feature</h3>
        <p>Send <code>.go</code> <strong>twice</strong> &amp; look.</p>
        </div>

        """)
    #expect(prose.before[1] == "")
    #expect(
      prose.before[2] == "<div class=\"prose\">\n<ul>\n<li>It went.</li>\n</ul>\n</div>\n")
    #expect(prose.after == "<div class=\"prose\">\n<p>The end.</p>\n</div>\n")
  }

  @Test("Lines that are not in the scenario have no prose, and a page of another feature has none")
  func otherLines() throws {
    let prose = PageProse(try scenario(), lines: ["load B", ".stop", ".go"])
    #expect(prose.before[1] == "")
    let other = PageProse(try scenario(), lines: ["load C", ".go"])
    #expect(other.before == ["", ""])
    #expect(other.after == "")
  }

  @Test("A recording types the lines key by key, with times that grow")
  func cast() {
    let cast = SessionCast(
      title: "A \"B\"", steps: [.init(prompt: "A", line: "go", output: "+ x\nerror: \u{7}")])
    #expect(
      cast.text == #"""
        {"version": 2, "width": 80, "height": 24, "title": "A \"B\""}
        [0.500, "o", "\u001b[36mA>\u001b[0m "]
        [0.560, "o", "g"]
        [0.620, "o", "o"]
        [1.020, "o", "\r\n+ x\r\n\u001b[31merror: ␇\u001b[0m\r\n"]

        """#)
  }

  @Test("An animated picture contains every line in order, escaped, and needs no network")
  func animation() async {
    let session = await session(after: "load kitchen", "screen", "state")
    let svg = await session.type("export svg")
    #expect(svg.hasPrefix("<svg xmlns="))
    #expect(svg.contains(">kitchen&gt; ") || svg.contains(">tca&gt; "))
    #expect(svg.components(separatedBy: "http").count == 2)
    #expect(XMLIsClosed.check(svg))
  }
}

/// Whether the tags of a text are nested correctly.
private enum XMLIsClosed {
  static func check(_ text: String) -> Bool {
    var open: [Substring] = []
    for part in text.split(separator: "<").filter({ !$0.hasPrefix("?") }) {
      guard let end = part.firstIndex(of: ">") else { return false }
      let tag = part[..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { !$0.isWhitespace })
      }
    }
    return open.isEmpty
  }
}
