import Testing

@testable import ShellCore

/// For which version files are written.
struct AgeTests {
  private func age(_ text: String) -> ProjectAge { ProjectAge([("Counter.swift", text)]) }

  @Test(arguments: [
    ("let a = 1", "Counter.swift uses nothing that a later version changes."),
    (
      "@ObservableState struct A {}",
      "Counter.swift is written for version 1.7 or later; no later version changes what it uses."
    ),
    ("let a: TaskResult<Int>", "Counter.swift is written for a version before 1.4."),
    (
      "let a: EffectTask<Int>",
      "Counter.swift is written for version 0.43 or later, before 1.0."
    ),
    (
      "@Reducer struct A { @PresentationState var b: B?; let c: EffectTask<Int> }",
      "Counter.swift is written for version 1.4 or later, with spellings from before 1.0."
    ),
  ])
  func version(text: String, sentence: String) {
    #expect(age(text).files[0].sentence == sentence)
  }

  @Test func `The report has a table, and then the reasons`() {
    let text = """
      struct Counter: ReducerProtocol {
        func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
        func other() -> EffectTask<Action> { .none }
      }
      """
    #expect(
      age(text).text == """
        Counter.swift is written for version 0.43 or later, before 1.0.

          ReducerProtocol       line 1      renamed in 1.0
          reduce(into:action:)  line 2      replaced since 1.4
          EffectTask            lines 2, 3  renamed in 1.0

        ReducerProtocol  `@Reducer struct`
          The protocol is called `Reducer` since nothing else is.
          In 2.0  `@Feature struct`
        reduce(into:action:)  `Reduce { state, action in }` in `body`
          `@Reducer` warns about it, because operators are added to a body.
          In 2.0  `Update { state, action in }` in `body`
        EffectTask  `Effect`
          Effects cannot fail, so the type of the failure is gone.
          In 2.0  `store.addTask { }`
        """)
  }

  @Test func `Many lines are counted, and one line is listed once`() {
    let text = Array(repeating: "let a: TaskResult<TaskResult<Int>>", count: 9)
    #expect(
      age(text.joined(separator: "\n")).text.contains("lines 1, 2, 3, 4, 5, 6, +3 "))
  }

  @Test func `Files without the architecture are counted`() throws {
    let files = [("A.swift", "import Other"), ("B.swift", "let a: TaskResult<Int>")]
    let age = ProjectAge(files.map { (path: $0.0, text: $0.1) })
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(age.json.utf8)) as? [String: Any])
    #expect(json["otherFiles"] as? Int == 1)
    #expect(json["version"] as? Int == 1)
    let file = try #require((json["files"] as? [[String: Any]])?.first)
    #expect(file["path"] as? String == "B.swift")
    #expect(file["before"] as? String == "1.4")
    let use = try #require((file["uses"] as? [[String: Any]])?.first)
    #expect(use["line"] as? Int == 1 && use["column"] as? Int == 8)
    #expect(use["change"] as? String == "deprecated in 1.24")
  }

  @Test func `Annotations name the file and the line, and escape what ends a value`() {
    let age = ProjectAge([("a,b/C%.swift", "\nlet a: TaskResult<Int>\nstruct B: Reducer {}")])
    #expect(
      age.annotations == """
        ::warning file=a%2Cb/C%25.swift,line=2,col=8,title=TaskResult (deprecated in 1.24)::use `Result`. Received actions are matched by their cases, so that errors need no `==`.
        ::notice file=a%2Cb/C%25.swift,line=3,col=1,title=%3A Reducer without @Reducer (replaced since 1.4)::`@Reducer struct`. The macro adds the conformance and the case paths of the actions.
        """)
  }

  @Test func `A note names what the current version deprecates, each once`() {
    let age = age("let result: TaskResult<Int>\nlet other: TaskResult<Int>\nlet a: EffectTask<Int>")
    #expect(
      age.note == """
        note: names that current versions of TCA deprecate are used here; `hints off` hides this note
        - TaskResult (Counter.swift:1); deprecated in 1.24; use `Result`
        """)
    #expect(self.age("let a: EffectTask<Int>").note == nil)
  }
}
