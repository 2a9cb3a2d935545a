import TestSupport
import Testing

@testable import ShellCore

@Suite("The stage and the layout of a talk")
struct TalkStageTests {
  @Test func `The key shows the stage beside the slide, in its place, and not`() throws {
    var talk = try Rehearsal("# A\n" + block("> x"), columns: 120, rows: 40)
    #expect(talk.state.stageArea == nil)
    talk.press(.character("s"))
    #expect(talk.state.stageArea == TalkArea(column: 60, row: 0, columns: 60, rows: 39))
    #expect(talk.status.hasSuffix("stage beside the slide"))
    #expect(TalkScreen(talk.state).rows.dropLast().allSatisfy { $0.columns <= 58 })
    talk.press(.character("s"))
    #expect(talk.state.stageArea == TalkArea(column: 0, row: 0, columns: 120, rows: 32))
    #expect(talk.content.last == "tca> ")
    talk.press(.character("s"))
    #expect(talk.state.stageArea == nil && talk.status.hasSuffix("the stage is off"))
  }

  @Test func `On a narrow terminal, the stage is above the slide`() throws {
    var talk = try Rehearsal("# A\n" + block("> x"), columns: 80, rows: 24)
    talk.press(.character("s"))
    #expect(talk.state.stageArea == TalkArea(column: 0, row: 0, columns: 80, rows: 12))
    #expect(talk.status.hasSuffix("stage above the slide"))
    #expect(talk.content[12...] == ["A", "━", "", "tca> "])
    talk.handle(.resized(TalkSize(columns: 80, rows: 10)))
    #expect(talk.state.stageArea == nil)
    talk.press(.character("s"))
    #expect(talk.status.hasSuffix("the terminal is too small for the stage"))
  }

  @Test func `Commands of the talk show and hide the stage, until the key does`() throws {
    var talk = try Rehearsal(block("> stage", "> x", "> stage off", "> stage on"), rows: 30)
    #expect(talk.state.stage == .off)
    talk.press(.pageDown)
    #expect(talk.state.stage == .beside)
    talk.press(.character("s"))
    #expect(talk.state.stage == .inPlace)
    talk.press(.pageDown)
    #expect(talk.state.stage == .inPlace)
    talk.press(.pageDown)
    #expect(talk.state.stage == .off)
    talk.press(.pageDown, .pageUp)
    #expect(talk.state.stage == .off)
  }

  @Test func `In place of the slide, the last command is visible without paging`() throws {
    var talk = try Rehearsal("# A\n" + block("> x", "> y"), columns: 60, rows: 20)
    talk.answers = ["x": (1...9).map(String.init).joined(separator: "\n")]
    talk.press(.character("s"), .character("s"), .pageDown)
    #expect(talk.content[15...] == ["at0> x", "1", "2", "3"])
    talk.press(.pageDown)
    #expect(talk.effects == [.run(0), .run(1)])
  }

  @Test func `The list of headings and a live prompt have no stage`() throws {
    var talk = try Rehearsal("# A\n" + block("> x"), columns: 120, rows: 40)
    talk.press(.character("s"))
    #expect(TalkScreen(talk.state.withoutStage).liveRows.contains { !$0.text.isEmpty })
    talk.press(.character("h"))
    #expect(talk.state.stageArea == nil)
  }

  @Test func `A large screen has margins, large headings, and list items apart`() throws {
    let talk = try Rehearsal("# Go\n- a\n- b\n" + block("> x"), columns: 120, rows: 40)
    #expect(
      talk.content == [
        "", "", "", "          ▄▀▀▀▀", "          █ ▄▄▄ ▄▀▀▀▄", "          █   █ █   █",
        "           ▀▀▀▀  ▀▀▀", "", "", "          • a", "", "          • b", "",
        "          tca> ",
      ])
    #expect(TalkScreen(talk.state).cursor == ScreenPosition(row: 13, column: 15))
  }

  @Test func `A long heading is narrower, and others are underlined to the margin`() throws {
    let long = try Rehearsal("# Nothing else changes a state", columns: 120, rows: 40)
    let widest = long.content.map(ColumnWidth.of).max()
    #expect(widest == 10 + 28 * 3 - 1 || widest == 10 + 28 * 3)
    let korean = try Rehearsal("# 상태", columns: 120, rows: 40).content.drop { $0.isEmpty }
    #expect(Array(korean) == ["          상태", "          " + String(repeating: "━", count: 100)])
  }

  @Test func `Every large letter is five pixels wide and eight high`() {
    for (character, rows) in LargeGlyphs.all {
      #expect(rows.count == 8 && rows.allSatisfy { $0.count == 5 }, "\(character)")
      #expect(character == " " || rows.joined().contains(true), "\(character)")
    }
    let drawings = LargeGlyphs.all.filter { $0.key != " " }.values.map { $0 }
    #expect(Set(drawings).count == drawings.count)
  }

  @Test func `The theme changes with a key`() throws {
    var talk = try Rehearsal("a")
    var themes: [TalkTheme] = []
    for _ in 0..<3 {
      talk.press(.character("t"))
      themes.append(talk.state.theme)
    }
    #expect(themes == [.dark, .light, .terminal])
    #expect(talk.status.hasSuffix("theme: terminal"))
  }
}

@Suite("A talk that is saved again")
struct TalkReloadingTests {
  private let text = "# A\none\n" + block("> x", "> y") + "# B\ntwo\n" + block("> z")

  private func saved(_ text: String) throws -> TalkEvent { .saved(Talk(try read(text))) }

  @Test func `It stays on its slide after the same commands, which run again`() throws {
    var talk = try Rehearsal(text)
    talk.press(.pageDown, .pageDown, .pageDown, .pageDown)
    #expect(talk.state.slide.title == "B")
    talk.handle(try saved("# New\n\n" + block("> w") + text + "three\n"))
    #expect(talk.state.slide.title == "B" && talk.effects.last == .reach(4))
    #expect(talk.content.last == "at3> z" || talk.content.contains("at3> z"))
    #expect(talk.status.hasSuffix("read again"))
  }

  @Test func `After a changed command, it is before that command`() throws {
    var talk = try Rehearsal(text)
    talk.press(.pageDown, .pageDown)
    talk.handle(try saved(text.replacing("> y", with: "> changed")))
    #expect(talk.state.position == 1 && talk.content.last == "at1> ")
  }

  @Test func `The slides under one heading are told apart by their order`() throws {
    let parts = "# A\none\n\n---\n\ntwo\n\n---\n\nthree\n"
    var talk = try Rehearsal(parts)
    talk.press(.pageDown)
    talk.handle(try saved("# Z\n" + parts.replacing("two", with: "2")))
    #expect(talk.content.last == "2")
    talk.press(.end)
    talk.handle(try saved("# Z\n"))
    #expect(talk.state.slide.title == "Z")
  }

  @Test func `A file that cannot be presented changes nothing`() throws {
    var talk = try Rehearsal(text)
    talk.press(.pageDown)
    let before = talk.content
    talk.handle(.unreadable("not read again: a.md:3: error"))
    #expect(talk.content == before && talk.status.hasSuffix("not read again: a.md:3: error"))
  }

  @Test func `A running countdown continues`() throws {
    let task = "# Task\n```task 2m\nDo it.\n```\n"
    var talk = try Rehearsal(task)
    talk.handle(.tick)
    talk.handle(try saved(task + "More.\n"))
    #expect(talk.content.contains("1:59 left"))
  }
}

@Suite("The plan of a talk")
struct TalkPlanTests {
  private let text =
    "# One\n<!-- 2 minutes. Smile. -->\n# Two\n<!-- 10 minutes, until 0:12. -->\na\n"
    + block("> x") + "b\n# Three\n<!-- 3분, 질문. -->\n"

  @Test func `The minutes at the start of a note are the time of its part`() throws {
    let plan = TalkPlan(Talk(try read(text)))
    #expect(plan.parts.map(\.slides) == [0..<1, 1..<3, 3..<4])
    #expect(plan.total == 15 * 60)
    #expect(
      plan.time(of: 2) == PlannedTime(begin: 420, end: 720, partEnd: 720, total: 900))
    let none = TalkPlan(
      Talk(try read("# A\n<!-- It takes 5 minutes. -->\n# B\n<!-- 5 of us -->\n")))
    #expect(none.total == nil && none.time(of: 0) == nil)
  }

  @Test func `The time is compared with the plan of the slide`() {
    let time = PlannedTime(begin: 420, end: 720, partEnd: 720, total: 3900)
    #expect(time.text(after: 500) == "08:20 of 1:05:00, this part until 12:00, on time")
    #expect(time.text(after: 750) == "12:30 of 1:05:00, this part until 12:00, 00:30 behind")
    #expect(time.text(after: 60) == "01:00 of 1:05:00, this part until 12:00, 06:00 ahead")
  }

  @Test func `The key shows the time, and the speaker's view contains the plan`() throws {
    var talk = try Rehearsal(text, columns: 80)
    talk.press(.character("c"))
    #expect(talk.effects == [.tellTime])
    talk.handle(.elapsed(seconds: 150))
    #expect(talk.status.hasSuffix("02:30 of 15:00, this part until 02:00, 00:30 behind"))
    let view = SpeakerView(talk.state, startedAt: 0)
    #expect(view.planned == PlannedTime(begin: 0, end: 120, partEnd: 120, total: 900))
    let rows = SpeakerScreen(
      view, size: TalkSize(columns: 60, rows: 9), now: 90, clock: "14:05"
    ).rows
    #expect(rows[1].text == "01:30 of 15:00, this part until 02:00, on time")
    var plain = try Rehearsal("a")
    plain.handle(.elapsed(seconds: 61))
    #expect(plain.status.hasSuffix("01:01 since the beginning"))
  }
}
