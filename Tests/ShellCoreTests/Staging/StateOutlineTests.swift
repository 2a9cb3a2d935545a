import Testing

@testable import ShellCore

@Suite("The state on the stage")
struct StateOutlineTests {
  @Test("Fields are listed without the commas and brackets of a dump")
  func fields() {
    let rows = StateOutline.rows(
      ofDump: """
        Todos.State(
          _filter: .all,
          todos: [
            [0]: Todo(
              id: 1,
              title: "Milk: 2 l"
            )
          ],
          isLoading: false
        )
        """)
    #expect(
      rows.map { String(repeating: "  ", count: $0.depth) + "\($0.name) = \($0.value)" } == [
        "filter = .all", "todos = ", "  [0] = Todo", "    id = 1", "    title = \"Milk: 2 l\"",
        "isLoading = false",
      ])
    #expect(rows.map(\.path)[3] == "todos.[0].id")
  }

  @Test("A state without fields is one row")
  func simple() {
    #expect(
      StateOutline.rows(ofDump: "Empty.State()")
        == [StateRow(path: "", depth: 0, name: "", value: "Empty.State()")])
  }

  @Test("Names and values may contain any characters")
  func characters() {
    let rows = StateOutline.rows(
      ofDump: """
        A(
          이름: "길동: 1",
          e\u{301}t: 2,
          nan: .some(1: 2),
          "a: b": 3,
          한글,
          x:\u{20}\u{301}1
        )
        """)
    #expect(rows.map(\.name) == ["이름", "e\u{301}t", "nan", "", "", ""])
    #expect(
      rows.map(\.value) == [
        "\"길동: 1\"", "2", ".some(1: 2)", "\"a: b\": 3", "한글", "x:\u{20}\u{301}1",
      ])
  }
}
