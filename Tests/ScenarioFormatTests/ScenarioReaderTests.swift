import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("The scenario reader")
struct ScenarioReaderTests {
  @Test("Prose, headings and blocks are returned in the order of the file")
  func parts() throws {
    let text = "intro\n\n# A\ntext\n```tca\n> a\n```\n```swift\nlet a = 1\n```\nend\n"
    let scenario = try read(text)
    let kinds = scenario.parts.map { part in
      switch part {
      case .prose(let range): scenario.text(range)
      case .heading(let phase): phase.written
      case .block(let block): "\(block.steps.count) steps"
      }
    }
    #expect(
      kinds == [
        "intro\n\n", "# A", "text\n", "1 steps", "```swift\nlet a = 1\n```\nend\n",
      ])
  }

  @Test("Every heading, block and command has its line number")
  func lines() throws {
    let scenario = try read("\n# A\n\n```tca\n> a\n\n\nx\n> b\n> c\n\n```\n")
    #expect(scenario.headings == [ScenarioHeading(level: 1, title: "A", line: 2)])
    #expect(scenario.blocks.map(\.fence.line) == [4])
    #expect(scenario.steps.map(\.line) == [5, 9, 10])
    #expect(scenario.steps.map(\.expectedLine) == [8, 10, 11])
  }

  @Test("A file without blocks is a scenario without commands")
  func empty() throws {
    #expect(try read("").parts.isEmpty)
    #expect(try read("# A\n\nprose").steps.isEmpty)
    #expect(try read(block()).steps.isEmpty)
    #expect(try read(block("", "  ")).steps.isEmpty)
  }

  @Test("A prompt without text is an empty command")
  func emptyCommand() throws {
    #expect(try read(block("tca>", "> ", "x")).steps.map(\.command) == ["", ""])
  }

  @Test("The last line does not need a line end")
  func noFinalLineEnd() throws {
    #expect(try read("```tca\n> a\n```").commands == ["a"])
  }

  @Test(
    "The range of an expectation can be replaced without changing the rest of the file"
  )
  func expectedSource() throws {
    let text =
      "\u{FEFF}- a\r\n\r\n  ```tca\r\n  > a\r\n\r\n  one\r\n\r\n  two\r\n\r\n  > b\r\n  ```\r\n"
    let scenario = try read(text)
    #expect(
      scenario.steps.map { bytes(scenario.text($0.expectedSource)) } == [
        bytes("  one\r\n\r\n  two\r\n"), [],
      ])
    #expect(
      scenario.steps.map { bytes(scenario.text($0.source)) } == [
        bytes("  > a\r\n"), bytes("  > b\r\n"),
      ])
    #expect(scenario.steps[1].expectedSource.lowerBound == scenario.steps[1].source.upperBound)
    #expect(scenario.source.bytes == bytes(text))
  }

  @Test("The ranges of fences can be replaced")
  func fenceSource() throws {
    let scenario = try read("x\n~~~~tca\n> a\n~~~~~ \n")
    let block = try #require(scenario.blocks.first)
    #expect(scenario.text(block.fence.range) == "~~~~")
    #expect(scenario.text(block.closing) == "~~~~~")
    #expect(block.fence.length == 4)
  }

  @Test("Writing the expected output back to its ranges results in the same file")
  func removedAndRestored() throws {
    let text = "# A\n" + block("> a", "x", "", "\\> y", "> b", "> c", "...", "z")
    let scenario = try read(text)
    var restored: [UInt8] = []
    var end = 0
    for step in scenario.steps {
      restored += scenario.source.bytes[end..<step.expectedSource.lowerBound]
      restored += bytes(step.output.map { $0 + "\n" }.joined())
      end = step.expectedSource.upperBound
    }
    restored += scenario.source.bytes[end...]
    #expect(restored == bytes(text))
  }
}
