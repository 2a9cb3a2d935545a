import Testing

@testable import ShellCore

@Suite("Joining the steps of a tutorial")
struct JoinedDeclarationsTests {
  /// The lines that remain, without indentation.
  private func remaining(_ steps: String...) -> [String] {
    JoinedDeclarations.joining([steps.joined(separator: "\n")])[0].split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  @Test("Later declarations of a page replace earlier ones, except for stubs")
  func pages() {
    let swift = MarkdownSources.swift(
      in: """
        Text
        ```swift
        struct A { var a = 1 }
        ```
        ```swift
        struct A { var b = 1 }
        struct B { // ...
        }
        ```
        ```json
        { }
        ```
        ~~~
        ```swift
        struct A { // ...
        }
        struct B { var c = 1 }
        ```
        """)
    #expect(remaining(swift) == ["struct A { var b = 1 }", "struct B { var c = 1 }"])
    let lines = JoinedDeclarations.joining([swift])[0]
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 18)
  }

  @Test("A conformance that a later step repeats stands once")
  func conformances() {
    let step = "extension A.State: Equatable {}"
    #expect(remaining(step, step) == [step])
    #expect(remaining(step, "extension A.State: Hashable {}").count == 2)
  }

  @Test("A later app replaces an earlier one with another name")
  func apps() {
    #expect(
      remaining("@main struct First: App { var a: Int { 1 } }", "@main struct Last: App {}")
        == ["@main struct Last: App {}"])
  }

  @Test("A view without its body does not replace the view")
  func elidedView() {
    let view = "struct AView: View { var body: some View { Text(\"\") } }"
    #expect(remaining(view, "struct AView: View {\n  // ...\n}") == [view])
    #expect(remaining("struct AView: View {\n  // ...\n}", view) == [view])
  }

  @Test("Members that a type leaves out are those of the earlier type")
  func members() {
    let app = """
      @Reducer
      struct App {
      enum Path { case detail }
      struct State {}
      }
      """
    let step = """
      @Reducer
      struct App {
      enum Path { case detail, meeting }
      // ...
      }
      """
    #expect(
      remaining(app, step) == [
        "@Reducer", "struct App {", "struct State {}", "}",
        "extension App {", "enum Path { case detail, meeting }", "// ...", "}",
      ])
  }

  @Test("Tests whose bodies are left out keep the earlier bodies")
  func bodies() {
    let first = "struct ATests {\nfunc a() {\nuse(1)\n}\n}"
    let second = "struct ATests {\nfunc a() {\n// ...\n}\nfunc b() {}\n}"
    #expect(
      remaining(first, second) == [
        "struct ATests {", "func a() {", "use(1)", "}", "}", "extension ATests {", "func b() {}",
        "}",
      ])
  }

  @Test("Of several files, only stubs are removed")
  func files() {
    let (stub, view) = (
      "struct A {\n  // ...\n}\nstruct V {}", "struct A { var a = 1 }\nstruct V {}"
    )
    let joined = JoinedDeclarations.removingStubs([stub, view])
    #expect(joined[0].split(separator: "\n").last == "struct V {}")
    #expect(!joined[0].contains("struct A"))
    #expect(joined[1] == view)
    #expect(JoinedDeclarations.removingStubs([stub]) == [stub])
  }
}
