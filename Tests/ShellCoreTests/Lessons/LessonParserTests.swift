import Testing

@testable import ShellCore

@Suite("Reading a lesson")
struct LessonParserTests {
  static let text = """
    # Two taps

    Tap twice.

    ```swift
    let code = 1
    ```

    ```tca
    > load Shelf
    ```

    ```goal
    actions 2 typed .add
    state count >= 2
    ```

    ```hint
    Which one?
    ```

    ```mistake
    try add
    when line add

    The dot is missing.
    ```

    ## Solution

    ```tca
    > .add
    > .add
    ```

    ```remember
    Actions change state.
    ```

    """

  private func lesson(_ text: String = text) throws -> Lesson {
    try LessonParser.lesson(Array(text.utf8), id: "two-taps", path: "two-taps/lesson.md")
  }

  private func problems(_ text: String) -> String {
    do {
      _ = try lesson(text)
      return ""
    } catch {
      return (error as? LessonProblems)?.text ?? "\(error)"
    }
  }

  @Test("The task is the prose before the goal, with its code but without transcripts")
  func task() throws {
    let texts = try lesson().texts
    #expect(texts.title == "Two taps")
    #expect(texts.task == "Tap twice.\n\n```swift\nlet code = 1\n```")
  }

  @Test("Transcripts before the goal are the start, those after it are the solution")
  func transcripts() throws {
    let lesson = try lesson()
    #expect(lesson.start == ["load Shelf"])
    #expect(lesson.solution == [".add", ".add"])
  }

  @Test("A mistake has an attempt, conditions, and a reaction")
  func mistake() throws {
    let lesson = try lesson()
    #expect(
      lesson.mistakes == [
        LessonMistake(attempt: ["add"], file: nil, conditions: [.line(Wildcard("add"))])
      ])
    #expect(lesson.texts.mistakes == ["The dot is missing."])
  }

  @Test("Each condition has one form", arguments: goals)
  func goal(line: String, goal: LessonGoal) throws {
    #expect(try LessonGoal(line: line) == goal)
  }

  private static let goals: [(String, LessonGoal)] = [
    ("state a.b = \"x = y\"", .field(path: "a.b", .equal, value: "\"x = y\"")),
    ("state count >= 3", .field(path: "count", .atLeast, value: "3")),
    ("state count==3", .field(path: "count", .equal, value: "3")),
    (
      "state startDate = Date(2024-05-01*",
      .field(path: "startDate", .equal, value: "Date(2024-05-01*")
    ),
    ("state not rows.isEmpty and count < 3", .condition("not rows.isEmpty and count < 3")),
    ("state count = 1 or isOn", .condition("count = 1 or isOn")),
    ("rows.count = 3", .field(path: "rows.count", .equal, value: "3")),
    ("not rows.isEmpty", .condition("not rows.isEmpty")),
    ("prompt Shelf.lamp", .prompt(Wildcard("Shelf.lamp"))),
    ("actions 1+ effect .tick*", .actions(Count(1...Int.max), .effect, Wildcard(".tick*"))),
    ("actions 0 any", .actions(Count(0...0), .any, Wildcard("*"))),
    ("effects 0", .effects(Count(0...0))),
    ("entries 5-", .entries(Count(0...5))),
    ("diagnostics 1 TCA004", .diagnostics(Count(1...1), Wildcard("TCA004"))),
    ("source 0 Task.sleep", .source(Count(0...0), Wildcard("Task.sleep"))),
    (
      "lines 1+ tree after load*",
      .lines(Count(1...Int.max), Wildcard("tree"), after: Wildcard("load*"))
    ),
    (
      "state total = 1 or source 1+ var total",
      .either(
        .field(path: "total", .equal, value: "1"),
        .source(Count(1...Int.max), Wildcard("var total")))
    ),
    ("compiler *missing*", .compiler(Wildcard("*missing*"))),
  ]

  @Test("A condition that cannot be read is reported with its line")
  func wrongGoals() {
    #expect(
      problems(Self.text.replacing("state count >= 2", with: "stat count")) == """
        two-taps/lesson.md:15: error: unknown condition `stat`; did you mean `state`?
        """)
    #expect(
      problems(Self.text.replacing("state count >= 2", with: "total 2")) == """
        two-taps/lesson.md:15: error: unknown condition `total`; docs/LessonFormat.md lists them
        """)
    #expect(
      problems(Self.text.replacing("when line add", with: "when lime add")) == """
        two-taps/lesson.md:24: error: unknown condition `lime`; did you mean `line`?
        """)
    #expect(
      problems(Self.text.replacing("actions 2 typed", with: "actions two typed")) == """
        two-taps/lesson.md:14: error: expected a count such as `2`, `1+` or `5-`, not `two`
        """)
    #expect(
      problems(Self.text.replacing("actions 2 typed", with: "actions 2 user")) == """
        two-taps/lesson.md:14: error: expected typed, control, effect, reducer or any after the count, not `user`
        """)
    #expect(
      problems(Self.text.replacing("state count >= 2", with: "state count >= 2 and")) == """
        two-taps/lesson.md:15: error: expected `state CONDITION`, such as `state amount >= 2` or `state not todos.isEmpty`
        """)
  }

  @Test("Missing parts are reported")
  func missing() {
    #expect(
      problems("Only prose.\n") == """
        two-taps/lesson.md:1: error: the lesson has no title; begin with `# Title`
        two-taps/lesson.md:1: error: the lesson has no goal; add a ```goal block
        two-taps/lesson.md:1: error: the lesson has nothing to remember; add a ```remember block
        two-taps/lesson.md:1: error: the lesson has 0 hints; expected 1 to 3
        """)
    #expect(
      problems(Self.text.replacing("when line add\n", with: "")) == """
        two-taps/lesson.md:22: error: the mistake has no `when` line
        """)
  }

  @Test("The errors of a scenario are errors of the lesson")
  func scenario() {
    #expect(
      problems(Self.text + "```tca\noutput\n```\n").contains("output before its first command"))
  }

  @Test("A translation has texts and the fingerprint of what it translates")
  func translation() throws {
    let text = """
      # 두 번 누르기
      <!-- translates: 12345678 -->

      두 번 누르세요.

      ```hint
      어느 쪽일까요?
      ```

      ```mistake
      점이 빠졌어요.
      ```

      ```remember
      액션이 상태를 바꿉니다.
      ```

      """
    let (texts, fingerprint) = try LessonParser.translation(Array(text.utf8), path: "")
    #expect(fingerprint == "12345678")
    #expect(texts.title == "두 번 누르기")
    #expect(texts.task == "두 번 누르세요.")
    #expect(texts.mistakes == ["점이 빠졌어요."])
    #expect(texts.summary == "액션이 상태를 바꿉니다.")
  }

  @Test("The fingerprint changes with every text, and with nothing else")
  func fingerprint() throws {
    let original = try lesson().texts.fingerprint
    #expect(original.count == 8)
    #expect(try lesson(Self.text.replacing("Tap twice", with: "Tap")).texts.fingerprint != original)
    #expect(try lesson(Self.text.replacing("Which one", with: "Who")).texts.fingerprint != original)
    #expect(try lesson(Self.text.replacing("> .add", with: "> .put")).texts.fingerprint == original)
  }
}

@Suite("Patterns in lessons")
struct WildcardTests {
  @Test("A pattern matches the whole text, and `*` matches any text")
  func matches() {
    #expect(Wildcard("set *").matches("set amount 2"))
    #expect(!Wildcard("set").matches("set amount 2"))
    #expect(Wildcard("*a*b*").matches("xaxxbx"))
    #expect(!Wildcard("a*a").matches("a"))
    #expect(Wildcard("*").matches(""))
  }
}
