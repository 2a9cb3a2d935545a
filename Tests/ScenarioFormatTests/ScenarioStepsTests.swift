import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("The commands of a block")
struct ScenarioStepsTests {
  @Test("The size of a block in memory does not depend on its number of commands")
  func size() throws {
    let commands = String(repeating: "> a\nb\n", count: 5_000)
    let many = try read(block() + "```tca\n" + commands + "```\n")
    #expect(many.stepCount == 5_000)
    #expect(many.parts.count == 2)
    // Only the file itself grows with the number of commands.
    let fields = Mirror(reflecting: many.blocks[1].steps).children
    for field in fields where field.label != "source" {
      #expect(field.value is Int || field.value is Range<Int>, "\(field.label ?? "")")
    }
  }

  @Test("Each iteration gives the same commands with their positions in the file")
  func again() throws {
    let text = "# A\n1. item\n\n   ```tca\n   > a\n     b\n\n   > c\n\td\n   ```\n"
    let scenario = try read(text)
    let steps = try #require(scenario.blocks.first).steps
    #expect(Array(steps) == Array(steps))
    #expect(steps.map(\.line) == [5, 8])
    #expect(steps.map(\.output) == [["  b"], [" d"]])
    #expect(steps.map { scenario.text($0.source) } == ["   > a\n", "   > c\n"])
    #expect(steps.map { scenario.text($0.expectedSource) } == ["     b\n", "\td\n"])
  }

  @Test("A block without commands has no steps", arguments: [block(), block("")])
  func none(text: String) throws {
    #expect(try read(text).blocks.map { Array($0.steps).count } == [0])
  }
}
