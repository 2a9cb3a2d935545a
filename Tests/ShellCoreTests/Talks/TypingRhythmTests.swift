import Testing

@testable import ShellCore

@Suite("The rhythm of typing")
struct TypingRhythmTests {
  private let text = String(repeating: "x", count: 80)

  @Test func `The average speed equals the given speed`() {
    let whole = (0..<80).reduce(Duration.zero) {
      $0 + TypingRhythm(speed: 20).pause(after: $1, of: text)
    }
    #expect(abs(whole / .seconds(1) - 4) < 0.01)
  }

  @Test func `Pauses vary, and are the same each time`() {
    let rhythm = TypingRhythm(speed: 10)
    let pauses = (0..<8).map { rhythm.pause(after: $0, of: text) }
    #expect(Set(pauses).count > 4)
    #expect(pauses == (0..<8).map { rhythm.pause(after: $0, of: text) })
  }

  @Test func `Pauses are longer after a word and before Enter`() {
    let rhythm = TypingRhythm(speed: 10)
    #expect(rhythm.pause(after: 3, of: "ab cd") > rhythm.pause(after: 3, of: "abcde"))
    #expect(rhythm.pause(after: 5, of: "ab cd") == .milliseconds(600))
  }

  @Test func `A speed of 0 has no pauses`() {
    #expect(TypingRhythm(speed: 0).isInstant)
    #expect(TypingRhythm(speed: 0).pause(after: 3, of: text) == .zero)
    #expect(!TypingRhythm(speed: 0.5).isInstant)
  }
}
