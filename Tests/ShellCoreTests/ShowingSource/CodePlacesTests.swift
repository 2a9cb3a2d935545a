import Testing

@testable import ShellCore

@Suite("source")
@MainActor
struct CodePlacesTests {
  private static let text = """
    import ComposableArchitecture

    // case .add: a comment is not a branch
    struct Diary: Reducer {
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .add(let number):
          switch number {
          case 0: break
          default: state.count += number
          }
          return .none

        case .addAll, .child(.burst):
          return .none
        }
      }
    }

    """

  private var code: CodePlaces { CodePlaces(files: [("Features/Diary.swift", Self.text)]) }

  private func session() -> Session {
    let session = Session(features: [Diary.feature])
    session.workspace.sources = code.files
    return session
  }

  @Test("A branch ends before the next one of the same switch")
  func branch() {
    let places = code.branches(of: "add")
    #expect(places.map(\.first) == [7])
    #expect(places.first?.code.count == 6)
    #expect(places.first?.code.last == "      return .none")
  }

  @Test("A case inside a pattern is found, and the beginning of another name is not")
  func patterns() {
    #expect(code.branches(of: "burst").map(\.first) == [14])
    #expect(code.branches(of: "addA").isEmpty)
    #expect(code.branches(of: "").isEmpty)
  }

  @Test("`source` shows the reducer, the branch of an action, and the lines around a line")
  func commands() async {
    let session = session()
    _ = await session.evaluate("load diary")
    let whole = await session.evaluate("source")
    #expect(whole.text.hasPrefix("Features/Diary.swift:4\n   4  struct Diary: Reducer {"))
    #expect(whole.styledText.contains { $0.text == "struct" && $0.style.color != nil })
    let branch = await session.evaluate("source .add(3)")
    #expect(branch.text.hasPrefix("Features/Diary.swift:7\n"))
    let line = await session.evaluate("source Diary.swift:6")
    #expect(line.text.hasPrefix("Features/Diary.swift:6\n"))
    #expect(line.text.contains(">  6      switch action {"))
    #expect(line.text.contains("   1  import ComposableArchitecture"))
  }

  @Test("Only the files of types that the feature mentions are searched")
  func reachable() {
    let files = [
      (name: "Other.swift", text: "struct Other { let a = 1 }"),
      (name: "Child.swift", text: "struct Child { let leaf: Leaf }"),
      (name: "Root.swift", text: "struct Root { var child = Child() }"),
      (name: "Leaf.swift", text: "enum Leaf { case a }"),
    ]
    let found = CodePlaces(files: files).reachable(from: "Root").files.map(\.name)
    #expect(found == ["Root.swift", "Child.swift", "Leaf.swift"])
    #expect(CodePlaces(files: files).reachable(from: "Missing").files.isEmpty)
  }

  @Test("What cannot be shown is an error that says what was expected")
  func errors() async throws {
    let session = session()
    _ = await session.evaluate("load diary")
    for (line, expected) in [
      ("source .missing", "no branch names `missing`"),
      ("source .twcie", "did you mean .twice?"),
      ("source Diary.swift:99", "is not a line of the feature's files"),
      ("source effect 7", "`source effect` needs the number of an effect"),
    ] {
      let output = await session.evaluate(line)
      #expect(output.isError && output.text.contains(expected), "\(output.text)")
    }
    let other = Session(features: [Diary.feature])
    _ = await other.evaluate("load diary")
    #expect(await other.evaluate("source").text.contains("the source of Diary is not available"))
  }
}
