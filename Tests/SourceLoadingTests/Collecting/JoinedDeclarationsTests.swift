import Testing

@testable import SourceLoading

@Suite("Joining the steps of a tutorial")
struct JoinedDeclarationsTests {
  /// The lines that remain, without indentation.
  private func remaining(_ steps: String...) -> [String] {
    joined([steps.joined(separator: "\n")])[0].split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty && !$0.hasPrefix("#sourceLocation") }
  }

  private func joined(
    _ texts: [String], _ join: ([SourceSet.File]) -> [SourceSet.File] = JoinedDeclarations.joining
  ) -> [String] {
    let files = texts.enumerated().map { SourceSet.File(name: "\($0).swift", text: $1) }
    return join(files).map(\.text)
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
    let lines = joined([swift])[0]
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
        "@Reducer", "struct App {", "struct State {}", "enum Path { case detail, meeting }", "}",
      ])
  }

  @Test("Tests whose bodies are left out keep the earlier bodies")
  func bodies() {
    let first = "struct ATests {\nfunc a() {\nuse(1)\n}\n}"
    let second = "struct ATests {\nfunc a() {\n// ...\n}\nfunc b() {}\n}"
    #expect(
      remaining(first, second) == [
        "struct ATests {", "func a() {", "use(1)", "}", "func b() {}", "}",
      ])
  }

  @Test("Stored properties and cases are moved to the earlier type")
  func storage() {
    let first = """
      struct A {
      struct State { var a = 1 }
      enum Action { case tap, back }
      }
      """
    let second = """
      struct A {
      @Dependency(\\.uuid) var uuid
      struct State {
      // ...
      var b = 2
      }
      enum Action {
      case more
      // ...
      }
      }
      """
    #expect(
      remaining(first, second) == [
        "struct A {", "struct State { var a = 1", "var b = 2", "}",
        "enum Action { case tap, back", "case more", "}", "@Dependency(\\.uuid) var uuid", "}",
      ])
  }

  @Test("A member that was added is replaced like others")
  func chains() {
    let first = "struct A {\nvar a: Int { 1 }\n}"
    let second = "struct A {\n// ...\nvar b: Int { 2 }\n}"
    let third = "struct A {\n// ...\nvar b: Int { 3 }\nvar a: Int { 3 }\n}"
    #expect(
      remaining(first, second, third)
        == ["struct A {", "var b: Int { 3 }", "var a: Int { 3 }", "}"])
    let whole = "struct A {\nvar c: Int { 4 }\n}"
    #expect(remaining(first, second, whole) == ["struct A {", "var c: Int { 4 }", "}"])
  }

  @Test("A declaration with several names is only replaced as a whole")
  func names() {
    let first = "enum A {\ncase a, b\n}"
    #expect(remaining(first, "enum A {\n// ...\ncase b\n}").contains("case a, b"))
    #expect(!remaining(first, "enum A {\n// ...\ncase a, b, c\n}").contains("case a, b"))
  }

  @Test("A type in an extension takes the place of the nested one")
  func extensions() {
    let app = "struct App {\nenum Path { case a }\nstruct State {}\n}"
    let step = "extension App {\nenum Path { case a, b }\n}"
    #expect(
      remaining(app, step)
        == [
          "struct App {", "struct State {}", "}", "extension App {", "enum Path { case a, b }", "}",
        ]
    )
  }

  @Test("Members that are moved keep their places")
  func places() throws {
    let first = "struct A {\n  var a = 1\n}\nlet last = 1"
    let second = "struct A {\n  // ...\n  var b = [\n    2\n  ]\n}"
    let files = [first, second].enumerated().map {
      SourceSet.File(name: "\($0).swift", text: $1)
    }
    let sources = SourceSet(files: JoinedDeclarations.joining(files))
    func text(_ file: String, _ line: Int) -> Substring? {
      sources.line(at: .init(file: file, line: line, column: 1))
    }
    #expect(text("1.swift", 3) == "  var b = [")
    #expect(text("1.swift", 4) == "    2")
    #expect(text("0.swift", 2) == "  var a = 1")
    #expect(text("0.swift", 3) == "}")
    #expect(text("0.swift", 4) == "let last = 1")
    #expect(sources.files[0].text.contains("var b"))
    #expect(!sources.files[1].text.contains("var b"))
    let positions = LinePositions(sources.files[0])
    let offset = try #require(positions.offset(of: .init(file: "1.swift", line: 4, column: 5)))
    #expect(sources.files[0].text.utf8.dropFirst(offset).first == UInt8(ascii: "2"))
    #expect(positions.number(of: offset) == 4)
    #expect(positions.lines(after: .init(file: "1.swift", line: 3, column: 1)).first?.number == 4)
  }

  @Test("Of several files, only stubs are removed")
  func files() {
    let (stub, view) = (
      "struct A {\n  // ...\n}\nstruct V {}", "struct A { var a = 1 }\nstruct V {}"
    )
    let both = joined([stub, view], JoinedDeclarations.removingStubs)
    #expect(both[0].split(separator: "\n").last == "struct V {}")
    #expect(!both[0].contains("struct A"))
    #expect(both[1] == view)
    #expect(joined([stub], JoinedDeclarations.removingStubs) == [stub])
  }
}
