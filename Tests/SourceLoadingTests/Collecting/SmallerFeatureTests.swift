import Testing

@testable import SourceLoading

@Suite("A feature to load in place of one that takes too long")
struct SmallerFeatureTests {
  private func sources(_ rows: Int) -> SourceSet {
    let names = (1...rows).map { "Row\($0)" }
    let rest = names.map { SourceSet.File(name: "\($0).swift", text: "struct \($0) {}") }
    return SourceSet(
      files: [
        .init(
          name: "App.swift",
          text:
            "@Reducer struct App { struct State { var list: List.State; var form: Form.State } }"),
        .init(
          name: "List.swift",
          text: "@Reducer struct List { struct State { \(names.joined(separator: "; ")) } }"),
        .init(name: "Form.swift", text: "@Reducer struct Form { struct State { var row: Row1? } }"),
        .init(name: "Log.swift", text: "@Reducer struct Log {}"),
      ] + rest)
  }

  @Test("It is the one that needs the most files of those that need few")
  func largest() {
    let few = SmallerFeature(of: sources(5))
    #expect(few?.name == "List" && few?.fileCount == 6)
    let many = SmallerFeature(of: sources(60))
    #expect(many?.name == "Form" && many?.fileCount == 2)
  }

  @Test("One without files in which something was left out is more likely to load")
  func leftOut() {
    let leftOut = LeftOut(name: "import Kit", reason: "Row2.swift:1: unknown module Kit")
    let whole = SmallerFeature(of: sources(5), [leftOut])
    #expect(whole?.name == "Form" && whole?.fileCount == 2)
    let shared = LeftOut(name: "Row1.a", reason: "Row1.swift:1: cannot find 'a' in scope")
    #expect(SmallerFeature(of: sources(5), [shared])?.name == "List")
  }

  @Test("Of two features with one name, or of all files, none is a part")
  func none() {
    let one = "@Reducer struct Form { struct State {} }"
    #expect(SmallerFeature(of: SourceSet(files: [.init(name: "A.swift", text: one)])) == nil)
    let twice = ["A.swift", "B.swift"].map { SourceSet.File(name: $0, text: one) }
    #expect(SmallerFeature(of: SourceSet(files: twice)) == nil)
  }
}
