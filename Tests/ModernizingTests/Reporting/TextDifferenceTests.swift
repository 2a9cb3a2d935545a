import Testing

@testable import ShellCore

/// Differences as `diff -u` prints them.
struct TextDifferenceTests {
  @Test func `Hunks have two lines around what differs, and near ones are one`() {
    let old = (1...12).map(String.init).joined(separator: "\n")
    let new = old.replacing("3\n", with: "three\n").replacing("11", with: "11\nmore")
    #expect(
      TextDifference.text(of: "a", from: old, to: new) == """
        --- a
        +++ a
        @@ -1,5 +1,5 @@
         1
         2
        -3
        +three
         4
         5
        @@ -10,3 +10,4 @@
         10
         11
        +more
         12
        """)
  }

  @Test func `Equal texts have no difference`() {
    #expect(TextDifference.text(of: "a", from: "x\n", to: "x\n") == "")
  }
}
