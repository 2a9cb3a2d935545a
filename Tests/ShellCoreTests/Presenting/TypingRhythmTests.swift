import Testing

@testable import ShellCore

@Suite("The rhythm of typing")
struct TypingRhythmTests {
  private let text = String(repeating: "x", count: 80)

  @Test func `it is about so many characters a second`() {
    let whole = (0..<80).reduce(Duration.zero) {
      $0 + TypingRhythm(speed: 20).pause(after: $1, of: text)
    }
    #expect(abs(whole / .seconds(1) - 4) < 0.01)
  }

  @Test func `it sways, and is the same each time`() {
    let rhythm = TypingRhythm(speed: 10)
    let pauses = (0..<8).map { rhythm.pause(after: $0, of: text) }
    #expect(Set(pauses).count > 4)
    #expect(pauses == (0..<8).map { rhythm.pause(after: $0, of: text) })
  }

  @Test func `it takes a breath behind a word and before the last key`() {
    let rhythm = TypingRhythm(speed: 10)
    #expect(rhythm.pause(after: 3, of: "ab cd") > rhythm.pause(after: 3, of: "abcde"))
    #expect(rhythm.pause(after: 5, of: "ab cd") == .milliseconds(600))
  }

  @Test func `speed 0 is at once`() {
    #expect(TypingRhythm(speed: 0).isInstant)
    #expect(TypingRhythm(speed: 0).pause(after: 3, of: text) == .zero)
    #expect(!TypingRhythm(speed: 0.5).isInstant)
  }
}
