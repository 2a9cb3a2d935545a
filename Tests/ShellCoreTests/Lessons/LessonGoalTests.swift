@testable import ShellCore
import Testing

/// Ways to a goal that the lesson does not show.
@Suite("What counts as a solution")
@MainActor
struct LessonGoalTests {
  private func last(_ session: Session, _ lines: String...) async -> String {
    var text = ""
    for line in lines { text = await session.evaluate(line).text }
    return text
  }

  @Test("A detour to the goal's state says what is too much, once, and undo helps")
  func detour() async throws {
    let session = try Classroom().session()
    let detour = await last(
      session, "learn", ".plusButtonTapped", ".plusButtonTapped", "undo", ".plusButtonTapped",
      "again", ".plusButtonTapped", ".minusButtonTapped", ".plusButtonTapped", ".plusButtonTapped")
    #expect(
      detour.hasSuffix(
        """

        The state is right, but you needed more actions than the exercise allows. \
        Not yet: `.plusButtonTapped` as a typed action: 3; the goal is 2.
        `undo` takes back an action; `again` starts over.
        """))
    #expect(await last(session, "state").contains("longer") == false)
    #expect(
      await last(session, "undo", "undo", "undo", ".plusButtonTapped").contains("Solved"))
  }

  @Test(
    "What a state lacks is said in words",
    arguments: [
      ("amount = 2", "2", "2"), ("amount != 1", "anything but 1", "1만 아니면 됨"),
      ("amount >= 3", "at least 3", "3 이상"), ("amount <= 0", "at most 0", "0 이하"),
    ])
  func relations(goal: String, wanted: String, korean: String) throws {
    let relation = try #require(
      LessonGoal.Relation.allCases.first { goal.contains(" \($0.rawValue) ") })
    let value = String(try #require(goal.split(separator: " ").last))
    func missing(_ language: CourseLanguage) -> String {
      LessonPhrases(language: language)
        .missing(.field(path: "amount", relation, value: value), in: LessonEvidence())
    }
    #expect(missing(.english) == "Not yet: `amount` is not there; the goal is \(wanted).")
    #expect(missing(.korean) == "아직이에요. `amount`: 목표 \(korean), 지금 없음.")
  }

  @Test("A goal that undo cannot reach says that again starts over")
  func lost() async throws {
    let session = try Classroom(goal: "surprises 0").session()
    let excess = """
      Too many expectations that were not met: 1; the goal is none.
      `undo` does not change that; `again` starts over.
      """
    _ = await last(session, "learn", "expect no changes", ".plusButtonTapped")
    #expect(await last(session, "check") == excess)
    #expect(
      await last(session, ".plusButtonTapped")
        .hasSuffix("The state is right, but the exercise is not solved. \(excess)"))
    #expect(await last(session, "undo", "check") == excess)
    let solved = await last(session, "again", ".plusButtonTapped", ".plusButtonTapped")
    #expect(solved.contains("Solved"))
  }

  @Test("A goal asks for what the last `explore` has found")
  func found() async throws {
    let session = try Classroom(goal: "found 1 broken: always*").session()
    _ = await last(session, "learn", ".plusButtonTapped", ".plusButtonTapped")
    #expect(await last(session, "check") == "Not yet: type the command of the task, too.")
    #expect(
      await last(session, "explore depth 1", "check")
        == "Not yet: the last `explore` did not find `broken: always`.")
    #expect(await last(session, "explore depth 1 always amount >= 2").contains("Solved"))
    let none = try Classroom(goal: "found 0").session()
    _ = await last(
      none, "learn", "explore depth 1 until amount == 1", ".plusButtonTapped", ".plusButtonTapped")
    #expect(await last(none, "check") == "Not yet: a mistake is still found.")
    #expect(await last(none, "explore depth 1").contains("Solved"))
  }

  @Test("A question that is typed too early has to be typed again")
  func followUp() async throws {
    let session = try Classroom(goal: "then lines 1+ log*").session()
    _ = await last(session, "learn", "log")
    #expect(
      await last(session, ".plusButtonTapped", ".plusButtonTapped").contains("Solved") == false)
    #expect(
      await last(session, "check")
        == "Not yet: you typed `log` too early. Everything is done now, so type it again.")
    #expect(await last(session, "log").contains("Solved with 2 changes."))
  }

  @Test("A line can be asked for after another one")
  func ordered() async throws {
    let session = try Classroom(goal: "lines 1+ tree after *plus*").session()
    _ = await last(session, "learn", "tree", ".plusButtonTapped", ".plusButtonTapped")
    #expect(await last(session, "check") == "Not yet: type `tree`, too.")
    #expect(await last(session, "tree").contains("Solved"))
  }

  @Test("After success, our solution is shown beside a different one")
  func comparison() async throws {
    let session = try Classroom().session()
    let text = await last(
      session, "learn", ".plusButtonTapped", "undo", ".plusButtonTapped", ".plusButtonTapped")
    #expect(
      text.contains(
        """

        Your solution        Our solution
          .plusButtonTapped    .plusButtonTapped
          undo
          .plusButtonTapped
          .plusButtonTapped    .plusButtonTapped

        """), "\(text)")
  }

  @Test("Questions and settings are no part of a solution")
  func questions() async throws {
    let session = try Classroom().session()
    let text = await last(
      session, "learn", "help expect", "actions", "explain state", "hints off", "clear",
      ".plusButtonTapped", "state", "hint", ".plusButtonTapped")
    #expect(text.contains("Your solution is the same as ours."), "\(text)")
  }

  @Test(
    "If our solution lets the shell type the lines, the number of changes says nothing about it")
  func replayed() async throws {
    let classroom = try Classroom(goal: "lines 1+ explore replay")
    let text = String(decoding: try classroom.files.read("/course/taps/lesson.md"), as: UTF8.self)
      .replacing(
        "> .plusButtonTapped\n> .plusButtonTapped",
        with: "> explore until amount = 2\n> explore replay")
    classroom.files.put("/course/taps/lesson.md", Array(text.utf8))
    let solved = await last(
      classroom.session(), "learn", "explore until amount = 2", "explore replay")
    #expect(solved.contains("Solved with 2 changes.\n"), "\(solved)")
    #expect(!solved.contains("our solution"))
  }

  @Test("An exercise that begins with an empty file loads nothing, and says that the file is empty")
  func emptyFile() async throws {
    let classroom = try Classroom(goal: "file Lamp.swift")
    try classroom.add("/course/taps/Lamp.swift", "import ComposableArchitecture\n")
    // The shell writes the copy; here it is there already.
    classroom.files.makeFolder("/work/taps")
    try classroom.add("/work/taps/Lamp.swift", "import ComposableArchitecture\n")
    let session = classroom.session(workFolder: "/work")
    session.workspace.use(classroom.files)
    _ = await last(session, "load AmountControl", ".plusButtonTapped")
    let text = await last(session, "learn")
    #expect(!text.contains("> load Lamp.swift"))
    // What was loaded before is not what the exercise is about.
    #expect(session.prompt == "tca")
    #expect(await last(session, "state").hasPrefix("error: no feature is loaded"))
    #expect(await last(session, "undo") == "error: nothing to undo")
    #expect(
      text.contains(
        """
        The file is empty. Write it with `edit`, or with your editor in another window;
        it is checked each time you save it. `load Lamp.swift` runs it at this prompt.
          /work/taps/Lamp.swift
        """))
    session.display.screen = ScreenSettings(width: 40)
    let narrow = await last(session, "task").split(separator: "\n")
    #expect(narrow.allSatisfy { $0.count <= 40 }, "\(narrow)")
    #expect(await last(session, "check") == "Not yet: the file is still empty.")
    let edited = await session.evaluate("edit").edited
    #expect(edited == EditedLine(path: "/work/taps/Lamp.swift", line: 1))
    let undone = await last(session, "load AmountControl", "undo")
    #expect(undone.hasPrefix("undid load AmountControl: back to AmountControl"), "\(undone)")
    #expect(await last(session, "state").hasPrefix("AmountControl.State(amount: 1)"))
  }
}
