import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("The scenario reader with arbitrary input")
struct ScenarioFuzzTests {
  @Test("The reader returns a scenario or errors with positions inside the file", arguments: 0..<8)
  func text(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var readable = 0
    for _ in 0..<500 {
      var file = bytes(NastyLines.text(&random, upTo: 12)).filter { $0 != 0 }
      if Bool.random(using: &random) { file = bytes("```tca\n> a\n") + file + bytes("\n```\n") }
      readable += check(file) ? 1 : 0
    }
    #expect((10...490).contains(readable))
  }

  @Test("The reader accepts random bytes", arguments: 0..<4)
  func randomBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0...200, using: &random)
      _ = check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test("The reader accepts a scenario that is truncated at any position")
  func cutOff() {
    let text =
      "\u{FEFF}# 한글\r\n- a\r\n\r\n  ```tca\r\n  A[\"é\"]> x\r\n  \\> b\r\n  ...\r\n  ```\r\n"
    for count in 0...text.utf8.count { _ = check(Array(text.utf8.prefix(count))) }
  }

  @Test("The reader accepts a line of a megabyte")
  func longLine() throws {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(try read(block("> " + long, long)).steps[0].output == [long])
    let brackets = String(repeating: "[", count: 1_000_000) + "> x"
    #expect(try read(block("> x", brackets)).steps.map(\.output) == [[brackets]])
  }

  @Test("The reader accepts deeply nested list items")
  func deepLists() throws {
    let marks = String(repeating: "- ", count: 100_000)
    #expect(try read(marks + "x\n" + block("> a")).commands == ["a"])
    #expect(faults(marks + "```tca").hasPrefix("a.md:1: error: the block opened here"))
    #expect(try read(marks + "\n" + marks + "* -\n" + block("> a")).commands == ["a"])
  }

  /// Whether the bytes are a scenario. Checks that all positions are inside the file and in order.
  private func check(_ file: [UInt8]) -> Bool {
    do {
      let scenario = try ScenarioReader.read(file, path: "a.md")
      var end = 0
      for step in scenario.steps {
        #expect(step.source.lowerBound >= end)
        #expect(step.expectedSource.lowerBound >= step.source.upperBound)
        end = step.expectedSource.upperBound
      }
      #expect(end <= file.count)
      return true
    } catch {
      let lines = error.problems.map(\.line)
      #expect(!lines.isEmpty)
      #expect(lines == lines.sorted())
      #expect((1...(file.count { $0 == Byte.lineFeed } + 1)).contains(lines.last ?? 0))
      return false
    }
  }
}
