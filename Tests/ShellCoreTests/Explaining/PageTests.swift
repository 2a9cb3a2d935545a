import Testing

@testable import ShellCore

extension Page: CustomTestStringConvertible {
  /// The name of the page.
  public var testDescription: String { name }
}

@Suite("The pages of `explain`")
struct PageTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(
    "The embedded pages equal the files of their folders",
    arguments: [
      "docs/concepts", "docs/concepts/ko", "docs/recipes", "docs/recipes/ko", "Scenarios/errors",
      "Scenarios/errors/ko",
    ])
  func embedded(folder: String) throws {
    let url = Self.root.appending(path: folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".md") }.sorted()
    let pages = EmbeddedTexts.all.filter { $0.folder == folder }
    #expect(pages.map(\.file) == files)
    for page in pages {
      let text = try String(contentsOf: url.appending(path: page.file), encoding: .utf8)
      #expect(page.text + "\n" == text, "\(page.file)")
    }
  }

  @Test("It is written down for each runtime warning when it is certain")
  func certainWarnings() throws {
    let page = Self.root.appending(path: "docs/decisions/certain-warnings.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| TCA") }
      .compactMap { $0.split(separator: "|").first }
    let codes = rows.flatMap { row in
      row.split { ", ".contains($0) }.map(String.init)
    }
    #expect(codes.sorted() == RuntimeWarning.Code.allCases.map(\.rawValue).sorted())
  }

  @Test("There is a page for every concept")
  func concepts() {
    #expect(
      Pages.concepts.map(\.name) == [
        "data flow", "state", "action", "reducer", "store", "view store", "scope", "case path",
        "enum state", "navigation", "presentation", "stack", "alert", "dismiss", "binding",
        "binding state", "effect", "dependency", "testing", "exploring", "macros",
        "case key path", "observation", "sharing", "when not to use it", "feature 2", "update 2",
        "feature store 2", "task 2", "event 2", "trigger 2", "preference 2", "mount 2",
        "snapshot 2",
      ])
  }

  @Test("There is a page for every diagnostic code and no other")
  func diagnostics() {
    #expect(Pages.diagnostics.map(\.name) == Pages.codes.sorted())
    #expect(Set(Pages.codes).count == Pages.codes.count)
  }

  @Test("Each page has a summary and a title", arguments: Pages.all)
  func heads(page: Page) {
    #expect(!page.about.isEmpty)
    #expect(page.markdown.hasPrefix("# "))
  }

  @Test("Each page contains a session, which `ScenarioTests` plays", arguments: Pages.all)
  func sessions(page: Page) {
    #expect(page.markdown.contains("```tca\n"))
  }

  @Test(
    "Pages of diagnostics say what happened, why, and what to do",
    arguments: Pages.diagnostics)
  func parts(page: Page) {
    #expect(page.title == "\(page.name): \(page.about)")
    for part in ["**What happened.**", "**Why.**", "**What to do.**"] {
      #expect(page.markdown.contains(part), "\(part)")
    }
  }

  @Test("No two pages share a name or an alias")
  func words() {
    let words = Pages.all.flatMap { page in
      Set(
        ([page.name] + page.aliases).map { word in
          Pages.key(of: word).isEmpty ? word : Pages.key(of: word)
        })
    }
    let twice = Dictionary(grouping: words, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice.isEmpty)
  }

  @Test("Pages are at most 80 columns wide, except for code and transcripts", arguments: Pages.all)
  func width(page: Page) {
    let lines = MarkdownRenderer.page.text(of: page.markdown).split(separator: "\n")
    let wide = lines.filter { !$0.hasPrefix("  ") && ColumnWidth.of(String($0)) > 80 }
    #expect(wide.isEmpty)
  }

  @Test("The scenario to try is a line to type, also in a translation")
  func scenario() throws {
    let page = try #require(Pages.page(named: "reducer"))
    #expect(page.markdown.contains("\nTry it: `replay Scenarios/21-tracing.md`"))
    let korean = try #require(Pages.korean(page)).markdown
    #expect(korean.contains("\n해 보기: `replay Scenarios/21-tracing.md`"))
  }

  @Test("Links lead to existing pages", arguments: Pages.all)
  func links(page: Page) {
    // Links to scenarios have a test of their own.
    let markdown = page.markdown.split(separator: "\n").filter { !$0.hasPrefix("Try it: ") }
      .joined(separator: "\n")
    for match in markdown.matches(of: /\]\((?:[.a-zA-Z\/]*\/)?([A-Za-z0-9-]+)\.md\)/) {
      #expect(Pages.page(on: String(match.1)) != nil, "\(match.1)")
    }
  }

  @Test("Each concept page has a Korean translation that is up to date", arguments: Pages.concepts)
  func korean(page: Page) throws {
    let translation = try #require(Pages.korean(page), "docs/concepts/ko has no such page")
    try expect(translation, of: page, in: "docs/concepts", loadingFrom: "../../Examples/")
  }

  @Test("Each recipe has a Korean translation that is up to date", arguments: Pages.recipes)
  func koreanRecipes(page: Page) throws {
    let translation = try #require(Pages.korean(page), "docs/recipes/ko has no such page")
    try expect(translation, of: page, in: "docs/recipes", loadingFrom: "Features/")
  }

  /// A translation is one folder further from the features than the page.
  private func expect(
    _ translation: Page, of page: Page, in folder: String, loadingFrom features: String
  ) throws {
    let text = try #require(Pages.texts(in: folder).first { $0.page.name == page.name }?.text)
    #expect(
      translation.translates == LessonTexts.fingerprint(of: text),
      "after updating the translation, write this number into it: \(LessonTexts.fingerprint(of: text))"
    )
    let blocks = Self.blocks(of: page).map {
      $0.replacing("load \(features)", with: "load ../\(features)")
    }
    #expect(Self.blocks(of: translation) == blocks)
  }

  @Test(
    "Each page of a diagnostic has a Korean translation that is up to date, with the same sessions",
    arguments: Pages.diagnostics)
  func koreanDiagnostics(page: Page) throws {
    let translation = try #require(Pages.korean(page), "Scenarios/errors/ko has no such page")
    try expect(translation, of: page, in: "Scenarios/errors", loadingFrom: "Features/")
    #expect(translation.title == "\(page.name): \(translation.about)")
    for part in ["**일어난 일.**", "**이유.**", "**할 일.**"] {
      #expect(translation.markdown.contains(part), "\(part)")
    }
  }

  @Test("Korean pages are written in 합니다체, with the words of the glossary", arguments: Pages.korean)
  func koreanSpeech(page: Page) {
    let prose = page.markdown.replacing(#/(?m)^```(?s:.*?)^```$/#, with: "")
    #expect(prose.replacing("세요", with: "").matches(of: #/[아어여해예에]요[. ]/#).isEmpty)
    for word in ["피쳐", "에러", "쉘", "당신", "네비게이션"] { #expect(!prose.contains(word), "\(word)") }
  }

  @Test("A Korean page translates an English one, whose name it has", arguments: Pages.korean)
  func koreanPages(page: Page) {
    #expect(Pages.all.contains { $0.name == page.name })
  }

  @Test("A topic is also found by its Korean name")
  func koreanNames() {
    #expect(Pages.page(on: "디바운스")?.name == "debounce")
    #expect(Pages.page(on: "페이지네이션")?.name == "pagination")
    #expect(Pages.page(on: "리듀서")?.name == "reducer")
    #expect(Pages.page(on: "네비게이션")?.name == "navigation")
  }

  private static func blocks(of page: Page) -> [String] {
    page.markdown.matches(of: /(?m)^```(?s:.*?)^```$/).map { String($0.0) }
  }
}
