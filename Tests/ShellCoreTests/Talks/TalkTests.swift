import TestSupport
import Testing

@testable import ShellCore

@Suite("A scenario as slides")
struct TalkTests {
  private func talk(_ text: String) throws -> Talk { Talk(try read(text)) }

  /// Returns the heading and the commands of each slide.
  private func outline(_ text: String) throws -> [String] {
    try talk(text).slides.map { slide in
      ([slide.heading?.title ?? "-"] + slide.steps.map(\.command)).joined(separator: " ")
    }
  }

  @Test
  func
    `A heading starts a slide, and prose after commands starts another one under the same heading`()
    throws
  {
    let text = "a\n# A\none\n" + block("> x", "> y") + "two\n" + block("> z") + "## B\n"
    #expect(try outline(text) == ["-", "A x y", "A z", "B"])
  }

  @Test func `Blocks without prose between them are on one slide`() throws {
    #expect(try outline("# A\n" + block("> x") + "\n<!-- slow -->\n" + block("> y")) == ["A x y"])
  }

  @Test func `A thematic break starts a slide, and the commands are on the last one`() throws {
    #expect(try outline("# A\na\n\n---\n\nb\n" + block("> x")) == ["A", "A x"])
  }

  @Test func `A slide needs neither heading nor prose`() throws {
    #expect(try outline(block("> x")) == ["- x"])
    #expect(try outline("# A\n" + block()) == ["A"])
  }

  @Test func `Code blocks of other languages are prose`() throws {
    #expect(try outline("# A\n```swift\nlet x = 1\n```\n") == ["A"])
    #expect(try talk("# A\n```swift\nlet x = 1\n```\n").slides[0].prose.count == 1)
  }

  @Test func `A lesson is shown as its task, its solution, and what to remember`() throws {
    let talk = try talk(
      "# A\nDo it.\n" + block("> x") + "```goal\nstate a = 1\n```\n```hint\nHow?\n```\n"
        + "```mistake\nwhen line x\n\nNo.\n```\n## Solution\n" + block("> y")
        + "```remember\n- one\n- two\n```\n")
    #expect(talk.slides.map { $0.steps.map(\.command) } == [["x"], ["y"], []])
    #expect(talk.slides.map(\.prose.count) == [1, 0, 2])
  }

  @Test func `An empty file has no slides and no stops`() throws {
    #expect(try talk("").stops.isEmpty)
    #expect(try talk("\n\n").stops.isEmpty)
  }

  @Test func `There is a stop at each slide and after each command`() throws {
    let talk = try talk("# A\n" + block("> x", "> y") + "# B\n# C\n" + block("> z"))
    #expect(talk.stops.map(\.slide) == [0, 0, 0, 1, 2, 2])
    #expect(talk.stops.map(\.ran) == [0, 1, 2, 0, 0, 1])
    #expect((0..<6).map(talk.stepCount) == [0, 1, 2, 2, 2, 3])
    #expect(talk.stepCount(at: 6) == 0)
    #expect(talk.steps.map(\.command) == ["x", "y", "z"])
  }

  @Test func `Headings of all levels are numbered from 1`() throws {
    let talk = try talk("a\n## B\n# A\none\n" + block("> x") + "two\n### C\n")
    #expect(talk.headings.map(\.title) == ["B", "A", "C"])
    #expect((1...3).map(talk.slide(ofHeading:)) == [2, 3, 5])
  }

  @Test func `Slides are numbered from 1, as the status line shows them`() throws {
    let talk = try talk("a\n## B\n# A\none\n" + block("> x") + "two\n### C\n")
    #expect((0...6).map(talk.stop(ofSlide:)) == [nil, 0, 1, 2, 4, 5, nil])
    #expect(talk.stop(ofSlide: -1) == nil)
  }

  @Test func `Comments are the notes of the slide that they follow`() throws {
    let talk = try talk(
      "<!-- first -->\n# A\none\n<!-- say\n  this -->\n" + block("> x") + "<!-- and that -->\ntwo\n"
    )
    #expect(talk.slides.map(\.notes) == [["first"], ["say this"], ["and that"]])
    #expect(!talk.slides.map(\.prose).joined().contains { $0.content == .rule })
  }

  @Test("A goal block is the exercise of its slide, which begins after the commands before it")
  func exercise() throws {
    let talk = try talk(
      """
      # Two taps

      Tap twice.

      ```tca
      > load Counter
      ```

      ```goal
      state count = 2

      actions 2 typed
      ```

      ## Solution

      ```tca
      > .plus
      ```
      """)
    #expect(
      talk.slides.map(\.exercise)
        == [
          Slide.Exercise(
            goals: ["state count = 2", "actions 2 typed"], lines: [10, 12], start: 1), nil,
        ])
  }
}
