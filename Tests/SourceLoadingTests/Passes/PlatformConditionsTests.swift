import Testing

@testable import SourceLoading

@Suite("Conditions that name a platform")
struct PlatformConditionsTests {
  @Test(
    "iOS and its simulator count as true, and nothing else changes",
    arguments: [
      ("#if os(iOS)\nA\n#endif", "#if true   \nA\n#endif"),
      (
        "#if os(macOS)\nA\n#elseif os(iOS)\nB\n#endif",
        "#if os(macOS)\nA\n#elseif true   \nB\n#endif"
      ),
      ("#if !os( iOS ) || DEBUG", "#if !true      || DEBUG"),
      ("#if targetEnvironment(simulator)", "#if true                        "),
      ("#if os(Linux) || !os(Linux)", "#if os(Linux) || !os(Linux)"),
      ("#if targetEnvironment(macCatalyst)", "#if targetEnvironment(macCatalyst)"),
      ("let a = os(iOS)", "let a = os(iOS)"),
      ("#if DEBUG\nos(iOS)\n#endif", "#if DEBUG\nos(iOS)\n#endif"),
      ("// #if os(iOS)\n\"#if os(iOS)\"", "// #if os(iOS)\n\"#if os(iOS)\""),
      ("\"\"\"\n#if os(iOS)\n\"\"\"", "\"\"\"\n#if os(iOS)\n\"\"\""),
      (
        "func f() {\n  #if os(iOS) // os(iOS)\n  #endif\n}",
        "func f() {\n  #if true    // os(iOS)\n  #endif\n}"
      ),
    ])
  func adapting(_ text: String, _ expected: String) {
    #expect(text.applying(PlatformConditions.edits(of: text)) == expected)
  }

  @Test("Everything outside of the ranges stays, byte for byte")
  func ranges() {
    let text = "#if os(iOS) && canImport(UIKit)\nlet é = \"os(iOS)\"\n#endif"
    let ranges = PlatformConditions.trueConditions(in: text)
    let adapted = text.applying(PlatformConditions.edits(of: text))
    let (before, after) = (Array(text.utf8), Array(adapted.utf8))
    #expect(ranges.count == 1 && before.count == after.count)
    for index in before.indices where !ranges.contains(where: { $0.contains(index) }) {
      #expect(before[index] == after[index])
    }
  }
}
