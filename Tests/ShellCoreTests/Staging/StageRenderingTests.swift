import Testing

@testable import ShellCore

@Suite("The stage")
@MainActor
struct StageRenderingTests {
  private func content() -> StageContent {
    var content = StageContent()
    content.title = "Settings"
    content.clock = "1.5s live"
    content.screen = { _ in
      [
        .init(runs: [StageText("Profile", .section)]),
        .init(runs: [StageText(" 1 ", .number), StageText("홍길동")], line: "tap Save"),
      ]
    }
    content.fields = [field("name", "\"홍길동\"", .recent, old: "\"\""), field("isOn", "true")]
    content.effects = [
      .init(
        number: 1, name: "Timer.swift:24", state: .asleep(passed: .seconds(1), total: .seconds(2)))
    ]
    content.actions = [.init(number: 2, text: ".tick"), .init(number: 1, text: ".start")]
    return content
  }

  private func field(
    _ name: String, _ value: String, _ style: StageStyle = .plain, old: String? = nil
  ) -> StageContent.FieldRow {
    .init(row: StateRow(path: name, depth: 0, name: name, value: value), style: style, old: old)
  }

  private func lines(
    _ content: StageContent, _ columns: Int, _ rows: Int, isASCII: Bool = false
  ) throws -> [String] {
    let settings = StageSettings(columns: columns, rows: rows, isASCII: isASCII)
    let picture = try #require(StageRenderer.picture(content, settings))
    for row in picture.rows { #expect(row.count == columns) }
    return picture.rows.map { $0.map(\.text).joined() }
  }

  @Test("A wide terminal shows the screen, the state, the effects and the actions side by side")
  func wide() throws {
    let lines = try lines(content(), 120, 40)
    #expect(lines.count == 12)
    #expect(lines[0].hasPrefix("╭─ Settings ──"))
    #expect(lines[0].contains("┬─ state ──"))
    #expect(lines[0].contains("┬─ effects ──"))
    #expect(lines[1].contains("▸ 1 Timer.swift:24"))
    #expect(lines[2].contains("1.0/2s"))
    #expect(lines.contains { $0.contains("├─ last actions ─") && $0.hasSuffix("┤") })
    #expect(lines[1].contains("name  \"홍길동\" <- \"\""))
    #expect(lines.last?.hasPrefix("╰─ 1.5s live ─") == true)
  }

  @Test("A wide terminal shows each list once if the feature has no screen")
  func wideWithoutScreen() throws {
    var content = content()
    content.screen = nil
    let lines = try lines(content, 120, 40)
    #expect(lines.joined().ranges(of: "last actions").count == 1)
    #expect(lines[0].ranges(of: "┬").count == 1)
    #expect(lines[1].contains("name  \"홍길동\""))
  }

  @Test("Titles, notices, and states of effects are in the language of the prompt")
  func korean() throws {
    var content = content()
    content.language = .korean
    content.effects.append(.init(number: 2, name: "A.swift:1", state: .finished))
    let lines = try lines(content, 120, 40)
    #expect(lines[0].contains("┬─ 상태 ──") && lines[0].contains("┬─ 이펙트 ──"))
    #expect(lines.contains { $0.contains("├─ 마지막 액션 ─") })
    #expect(lines.contains { $0.contains("✓ 2 A.swift:1 끝남") })
    content.evaluated = 3
    #expect(try self.lines(content, 120, 40)[0].contains(" body 3개 계산 "))
    content.notice = "No feature is loaded. `features` lists them, `load NAME` loads one."
    #expect(try self.lines(content, 120, 40)[1].contains("불러온 피처가 없습니다."))
  }

  @Test(
    "A terminal of 80 columns shows the screen and the state, and a sleeping effect in the edge")
  func medium() throws {
    let lines = try lines(content(), 80, 24)
    #expect(lines.count == 10)
    #expect(lines[0].contains("state"))
    #expect(!lines[0].contains("effects"))
    #expect(lines.last?.contains("1 Timer.swift:24 ") == true)
    #expect(lines.last?.contains("1.0/2s") == true)
  }

  @Test(
    "The stage is as high as its content, up to a part of the terminal, and never becomes smaller")
  func height() throws {
    var content = content()
    content.fields = (1...10).map { field("f\($0)", "\($0)") }
    #expect(try lines(content, 120, 40).count == 13)
    content.fields = (1...40).map { field("f\($0)", "\($0)") }
    #expect(try lines(content, 120, 40).count == 18)
    content.fields = []
    content.leastHeight = 15
    #expect(try lines(content, 120, 40).count == 15)
    #expect(try lines(content, 80, 24).count == 11)
  }

  @Test(
    "An action that writes a field is shown as an assignment",
    arguments: [
      (#".binding(.set(\.$displayName, "Blob, Jr."))"#, #"displayName = "Blob, Jr.""#),
      (#".view(.binding(.set(\._isOn, true)))"#, "isOn = true"),
      (#".child(.binding(.set(\.$isOn, true)))"#, ".child.isOn = true"),
      (".binding(.set)", ".binding(.set)"), (".tapped", ".tapped"),
    ])
  func binding(line: String, expected: String) { #expect(BindingLine.of(line) == expected) }

  @Test("A narrow terminal shows the screen alone, and how much of it does not fit")
  func narrow() throws {
    var content = content()
    content.screen = { _ in Array(repeating: .init(runs: [StageText("row")]), count: 9) }
    let lines = try lines(content, 60, 18)
    #expect(lines.count == 8)
    #expect(!lines[0].contains("state"))
    #expect(lines.last?.contains("▾ 3 more") == true)
  }

  @Test("Rows above a sheet or an alert give way to it if not all fit")
  func alert() throws {
    var content = content()
    content.screen = { _ in
      (1...6).map { .init(runs: [StageText("row \($0)")], isInLayer: (4...6).contains($0)) }
    }
    let lines = try lines(content, 60, 15)
    #expect(lines.count == 6)
    #expect(lines[1].hasPrefix("│ row 3 "))
    #expect(lines[4].hasPrefix("│ row 6 "))
    #expect(!lines[5].contains("more"))
  }

  @Test("A terminal that is too small has no stage")
  func small() {
    #expect(StageRenderer.picture(content(), StageSettings(columns: 80, rows: 9)) == nil)
    #expect(StageRenderer.picture(content(), StageSettings(columns: 19, rows: 24)) == nil)
  }

  @Test("Changed fields come first if not all fit")
  func changedFirst() throws {
    var content = content()
    content.screen = nil
    content.fields = (1...30).map { field("f\($0)", "\($0)") } + [field("last", "1", .changed)]
    let lines = try lines(content, 60, 18)
    #expect(lines[1].contains("last"))
    #expect(lines[2].contains("f1"))
  }

  @Test("Without box characters only ASCII is drawn around the values")
  func ascii() throws {
    var content = content()
    content.screen = { _ in [] }
    content.fields = []
    for line in try lines(content, 120, 40, isASCII: true) {
      #expect(line.allSatisfy { $0.isASCII }, "\(line)")
    }
  }

  @Test("A click on a control's row finds the line to type")
  func click() throws {
    let settings = StageSettings(columns: 80, rows: 24)
    let picture = try #require(StageRenderer.picture(content(), settings))
    #expect(picture.target(column: 4, row: 2)?.line == "tap Save")
    #expect(picture.target(column: 4, row: 1) == nil)
    #expect(picture.target(column: 60, row: 2) == nil)
  }

  @Test("A wide character that does not fit is left out")
  func wideAtEdge() {
    var grid = StageGrid(width: 5, height: 1, isASCII: false)
    grid.put("가나다라", x: 0, y: 0, limit: 4)
    #expect(grid.rows[0].map(\.text) == ["가", "", "…", " ", " "])
  }
}
