import Testing

@testable import ShellCore

@Suite("Code that a lesson looks for")
struct CodePatternTests {
  private func count(_ pattern: String, _ source: String) -> Int {
    CodePattern(pattern).count(in: LessonCode(source))
  }

  @Test("Comments, strings, and code in `#if false` are not code")
  func text() {
    #expect(count("guard", "// no guard here\nlet a = 1 /* guard */") == 0)
    #expect(count("total += 1", "let note = \"total += 1\"") == 0)
    #expect(count("guard", "#if false\nguard\n#if DEBUG\n#endif\n#else\nlet a = 1\n#endif") == 0)
    #expect(count("let a", "#if false\nguard\n#else\nlet a = 1\n#endif") == 1)
    #expect(count("guard", "#if DEBUG\nguard\n#endif") == 1)
  }

  @Test("White space and line breaks make no difference")
  func space() {
    #expect(count("state.count += 1", "state\n  .count   +=\n 1") == 1)
    #expect(count("action: \\.child", "action:\\.child") == 1)
  }

  @Test("A word matches a whole word, unless `*` follows or precedes it")
  func words() {
    #expect(count("guard", "let guardian = 1") == 0)
    #expect(count("total += 1", "total += 10") == 0)
    #expect(count("skip*", "store.skipReceivedActions()") == 1)
    #expect(count("*Skip", "XCTSkip()") == 1)
  }

  @Test("`*` matches any tokens between braces")
  func gaps() {
    #expect(count("@Shared*var points", "@Shared(.appStorage(\"p\")) public var points: Int") == 1)
    #expect(count("BindingReducer(*Reduce", "BindingReducer()\nReduce { }") == 1)
    #expect(count("BindingReducer(*Reduce", "Reduce { }\nBindingReducer()\n} Reduce { }") == 0)
    #expect(count("@Test", "@Test func a() {}\n@Test func b() {}") == 2)
  }

  @Test("Every form of a solution solves its exercise, and no comment or excuse does")
  func mutations() throws {
    var lesson = Lesson(id: "a", texts: LessonTexts())
    lesson.file = "A.swift"
    lesson.goals = [
      .tests(Count(1...1), passed: true), .source(Count(1...Int.max), Wildcard("store.send(")),
      .source(Count(0...0), Wildcard("guard")),
    ]
    var evidence = LessonEvidence()
    evidence.tests = (1, 0)
    let source = "@Test func a() async {\n  await store.send(.a)\n}\n"
    let right = LessonMutations(lesson: lesson, evidence: evidence, source: source)
    #expect(right.problemsOfSolution() == [])
    let start = LessonMutations(lesson: lesson, evidence: evidence, source: "struct A {}\n")
    #expect(start.problemsOfStart() == [])
  }

  @Test("A lesson that refuses another spelling, or accepts an empty test, is reported")
  func forms() {
    var lesson = Lesson(id: "a", texts: LessonTexts())
    lesson.file = "A.swift"
    var evidence = LessonEvidence()
    func problems(_ source: String) -> [String] {
      LessonMutations(lesson: lesson, evidence: evidence, source: source).problemsOfSolution()
    }
    let refused = ["the solution with other spellings does not reach the goal"]
    for (code, source) in [
      ("ReducerOf<Self>", "var body: some ReducerOf<Self> { EmptyReducer() }"),
      ("return .none", "case .a: return .none"),
      ("Reduce {", "Reduce { state, action in }"),
      ("static let a", "static let a = 1"),
      ("@Dependency(\\.uuid) var uuid", "@Dependency(\\.uuid) var uuid"),
    ] {
      lesson.goals = [.source(Count(1...Int.max), Wildcard(code))]
      #expect(problems(source) == refused, "\(code)")
    }
    lesson.goals = [.source(Count(1...Int.max), Wildcard("@Dependency(\\.uuid)"))]
    #expect(problems("@Dependency(\\.uuid) var uuid") == [])

    lesson.goals = [.tests(Count(1...1), passed: true)]
    evidence.tests = (1, 0)
    let test = "@Test func a() async {\n  if true { await store.receive(.a) }\n}\n"
    #expect(problems(test) == ["the solution with empty tests reaches the goal"])
    lesson.goals.append(.source(Count(1...Int.max), Wildcard("store.receive(")))
    #expect(problems(test) == [])
  }

  @Test("A test that is disabled or expected to fail is not accepted")
  func excuses() {
    var lesson = Lesson(id: "a", texts: LessonTexts())
    lesson.goals = [.tests(Count(1...1), passed: true)]
    var evidence = LessonEvidence()
    evidence.tests = (1, 0)
    for text in ["@Test(.disabled()) func a()", "withKnownIssue { }", "throw XCTSkip()"] {
      evidence.code = LessonCode(text)
      var run = LessonRun(lesson, .english)
      #expect(run.react(to: evidence) == .nothing)
      #expect(
        run.missing(in: evidence)?.hasSuffix("A test counts only if it runs and may fail.") == true)
    }
    evidence.code = LessonCode("// withKnownIssue")
    var run = LessonRun(lesson, .english)
    #expect(run.react(to: evidence) == .solved)
  }
}
