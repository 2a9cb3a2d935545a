import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("The Markdown scanner")
struct MarkdownScannerTests {
  /// Returns the commands of all blocks, joined by spaces.
  private func commands(_ text: String) throws -> [String] { try read(text).commands }

  private func headings(_ text: String) throws -> [String] {
    try read(text).headings.map(\.written)
  }

  @Test("A block ends at a fence of the same character that is at least as long")
  func closing() throws {
    let scenario = try read("````tca\n> a\n```\n~~~~\n```` x\n  `````  \n> no\n")
    #expect(scenario.steps.map(\.output) == [["```", "~~~~", "```` x"]])
  }

  @Test("A closing fence may be indented by up to three columns")
  func closingIndent() throws {
    #expect(try commands("```tca\n> a\n   ```\n") == ["a"])
    #expect(try read("```tca\n> a\n    ```\n```\n").steps[0].output == ["    ```"])
  }

  @Test(
    "Two backticks are not a fence, and the info string of a backtick fence contains no backtick")
  func noFence() throws {
    #expect(try commands("``tca\n> a\n``\n") == [])
    #expect(try commands("```tca``` is a fence\n") == [])
    #expect(try read("~~~ a`b\n> a\n~~~\n").steps.isEmpty)
  }

  @Test("A fence inside a block of another language is content")
  func hidden() throws {
    #expect(try commands("````markdown\n" + block("> no") + "````\n" + block("> a")) == ["a"])
    #expect(try commands("~~~\n" + block("> no") + "~~~\n") == [])
  }

  @Test("A heading inside a block is content")
  func headingInside() throws {
    #expect(
      try headings("# A\n```\n# no\n```\n" + block("> a", "# no") + "## B\n") == ["# A", "## B"])
  }

  @Test("A heading has one to six marks, followed by a space")
  func headingMarks() throws {
    let text = "#\n# A #\n   ## B ##  \n###### C#\n####### no\n#no\n    # no\n#\tD\n# # \n"
    #expect(try headings(text) == ["#", "# A", "## B", "###### C#", "# D", "#"])
  }

  @Test("A line that is indented less than the fence loses only the spaces that it has")
  func lessIndent() throws {
    #expect(try read("   ```tca\n > a\n     b\nc\n   ```\n").steps[0].output == ["  b", "c"])
  }

  @Test("A block inside a list item ends with the item; a block after it does not belong to it")
  func listItems() throws {
    #expect(
      try commands("- a\n  - b\n    ```tca\n    > a\n    ```\n- c\n\n" + block("> b")) == [
        "a", "b",
      ])
    #expect(try commands("a\n\n     ```tca\n     > no\n     ```\n") == [])
    #expect(try commands("1) a\n\n   ~~~tca\n   > a\n\n   ~~~\n") == ["a"])
  }

  @Test("Text that continues a paragraph stays in its list item, whatever its indent")
  func continuedParagraph() throws {
    let fenced = "    ```tca\n    > a\n    ```\n"
    #expect(try commands("10. a\nb\n" + fenced) == ["a"])
    #expect(try commands("10. a\nb\n\n" + fenced) == ["a"])
    #expect(try commands("10. a\n\nb\n\n" + fenced) == [])
    #expect(try commands("10. a\n# b\n" + fenced) == [])
  }

  @Test("The first line of a list item can open a block")
  func blockAtMarker() throws {
    #expect(try commands("* ```tca\n  > a\n  ```\n") == ["a"])
    #expect(try commands("- 1. ```tca\n     > a\n     ```\n") == ["a"])
  }

  @Test(
    "The content of an item that is empty or starts with code starts one column after the marker")
  func markerGap() throws {
    #expect(try commands("-\n  ```tca\n  > a\n  ```\n") == ["a"])
    #expect(try commands("-      code\n\n  ```tca\n  > a\n  ```\n") == ["a"])
  }

  @Test("Text that only resembles a marker does not start a list item")
  func noMarker() throws {
    #expect(try commands("-a\n    ```tca\n") == [])
    #expect(try commands("1234567890. a\n\n            ```tca\n") == [])
    #expect(try commands("* * *\n      ```tca\n") == [])
  }

  @Test("A tab extends to the next multiple of four columns")
  func tabs() throws {
    #expect(try commands("\t```tca\n") == [])
    #expect(try read("-\ta\n\n\t```tca\n\t> a\n\t\tb\n\t```\n").steps[0].output == ["\tb"])
    #expect(try read("- a\n\n  ```tca\n  > a\n\tb\n  ```\n").steps[0].output == ["  b"])
  }

  @Test("A block inside a comment is prose")
  func comments() throws {
    #expect(try commands("<!--\n" + block("> no") + "-->\n" + block("> a")) == ["a"])
    #expect(try commands("<!-- one line -->\n" + block("> a")) == ["a"])
    #expect(try commands("text <!-- text\n" + block("> a")) == ["a"])
  }

  @Test("A block in a quotation is prose")
  func quotations() throws {
    #expect(try commands("> ```tca\n> > no\n> ```\n") == [])
  }
}
