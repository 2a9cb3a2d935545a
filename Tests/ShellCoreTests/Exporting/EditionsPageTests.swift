import Testing

@testable import ShellCore

@Suite("The page with both editions of files")
struct EditionsPageTests {
  private static let old = """
    import ComposableArchitecture
    struct A: ReducerProtocol {
      let a = 1 < 2
    }
    """
  private static let new = """
    import ComposableArchitecture
    @Reducer
    struct A {
      let a = 1 < 2
    }
    """
  private let page = EditionsPage([
    ("A.swift", old, new, ["A: proven by 2 actions in 1 state"])
  ]).html

  private var rows: [String] {
    page.split(separator: "\n").filter { $0.hasPrefix("<tr") }.map(String.init)
  }

  @Test("Changed lines are beside each other, and lines that remain are in both columns")
  func columns() {
    #expect(rows.count == 5)
    #expect(rows[0].hasPrefix("<tr class=\"same\"><td>"))
    #expect(rows[0].contains("ComposableArchitecture</span></td><td>"))
    #expect(rows[1].contains("<td class=\"old\">") && rows[1].contains("<td class=\"new\">"))
    #expect(rows[1].contains("@Reducer"))
    #expect(rows[2].hasPrefix("<tr><td></td><td class=\"new\">"))
    #expect(rows[3].hasPrefix("<tr class=\"same\">"))
    #expect(rows[3].contains("&lt;"))
  }

  @Test("A line of the older edition opens what has changed about it")
  func reasons() {
    #expect(rows[1].contains("<details><summary>"))
    #expect(rows[1].contains("<code>ReducerProtocol</code>: <code>@Reducer struct</code>. "))
    #expect(!rows[3].contains("<details>"))
  }

  @Test("The page has the path, what the comparison has shown, and its styles")
  func head() {
    #expect(page.contains("<h2>A.swift</h2>\n<p>A: proven by 2 actions in 1 state</p>"))
    #expect(page.contains("td + td"))
  }
}
