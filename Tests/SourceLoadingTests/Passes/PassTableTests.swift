import Foundation
import Testing

@testable import SourceLoading

/// Every pass over every Swift file of the repository, and over the code of every Markdown page.
@Suite("Passes")
struct PassTableTests {
  static let root = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    .dropFirst()

  static let files: [SourceSet.File] = {
    let folders = ["Sources", "Tests", "Examples", "Scenarios", "docs", "Benchmarks"]
    return folders.flatMap { folder -> [SourceSet.File] in
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
        .compactMap { path in
          (try? String(contentsOfFile: "\(root)/\(folder)/\(path)", encoding: .utf8)).map {
            SourceSet.File(name: path, text: $0)
          }
        }
    }
  }()

  @Test(
    "Nothing but the ranges that a pass declares changes, and lines keep their numbers",
    arguments: PassTable.all.indices)
  func ranges(_ index: Int) throws {
    try #require(Self.files.count > 500)
    let pass = PassTable.all[index]
    let before = SourceSet(files: Self.files)
    let edits = pass.edits(before), after = before.applying(edits)
    for (number, file) in Self.files.enumerated() {
      let (old, new) = (Data(file.text.utf8), Data(after.files[number].text.utf8))
      var (position, shift) = (0, 0)
      for edit in edits[number].sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        let kept = position..<edit.range.lowerBound
        #expect(old[kept] == new[(kept.lowerBound + shift)..<(kept.upperBound + shift)])
        shift += edit.text.utf8.count - edit.range.count
        position = edit.range.upperBound
        let lines = old[edit.range].count { $0 == UInt8(ascii: "\n") }
        let isAtEnd = edit.range.lowerBound == old.count
        #expect(isAtEnd || edit.text.utf8.count { $0 == UInt8(ascii: "\n") } == lines)
      }
      #expect(old[position...] == new[(position + shift)...], "\(file.name)")
    }
  }

  @Test("A pass changes no string and no comment", arguments: PassTable.all.indices)
  func texts(_ index: Int) {
    let pass = PassTable.all[index]
    let text = """
      // Effect<Action, Never>, #Preview { A() }, @Test func a() {}
      /* Store(initialState: A()) struct A: View { @State var s = Store(initialState: 1) {} } */
      let a = "An Effect<Action, Never> is old"
      let b = #"\\#(1) Effect<Action, Never> #Preview { }"#
      let c = \"\"\"
        @Test func b() {}
        class A: XCTestCase { func testA() {} }
        Effect<Action, Never>
        \"\"\"
      let d = /Effect<Action, Never>/

      """
    let sources = SourceSet(files: [.init(name: "A.swift", text: text)])
    #expect(pass.applied(to: sources) == sources)
  }

  @Test("Own types with the names of the architecture's stay as they are, at any depth")
  func ownTypes() {
    for text in [
      "enum Game { struct Effect<Target, Amount> {} }\nvar a: Game.Effect<String, Int>?",
      "enum Game { struct Effect<T, A> {}; var a: Effect<Int, Never>? }",
      "enum A { enum B { struct Effect<T, A> {} }; var b: B.Effect<Int, Int> }",
      "struct Effect<A, B> {}\nvar a: Effect<Int, Never>?",
      "enum Game {}\nextension Game { struct Effect<T, A> {}; func f() -> Effect<Int, Int> {} }",
      "enum Game { typealias Effect<A, B> = [A: B]; let e: Effect<Int, Int> }",
    ] {
      let sources = SourceSet(files: [.init(name: "A.swift", text: text)])
      #expect(PassTable.apply(to: sources) == sources, "\(text)")
    }
  }

  @Test("An own type in one file leaves the architecture's in another one to the pass")
  func files() {
    let sources = SourceSet(files: [
      .init(name: "A.swift", text: "enum Game { struct Effect<T, A> {} }"),
      .init(name: "B.swift", text: "func f() -> Effect<Action, Never> { .none }"),
    ])
    #expect(
      PassTable.apply(to: sources).files.map(\.text) == [
        sources.files[0].text, "func f() -> Effect<Action       > { .none }",
      ])
  }
}
