import Testing

@testable import ShellCore

@Suite("The effects of a feature, for time travel")
struct EffectSpansTests {
  private func span(_ number: Int, startedAt action: Int? = nil) -> EffectSpan {
    EffectSpan(
      number: number,
      location: ComposableArchitecture.SourceLocation(
        fileID: "A/A.swift", filePath: "/A.swift", line: 1, column: 1),
      startedAt: action ?? number)
  }

  private func started(_ numbers: ClosedRange<Int>) -> EffectSpans {
    var spans = EffectSpans()
    for number in numbers { spans.start(span(number)) }
    return spans
  }

  @Test("An effect is in flight from the action that started it to its end")
  func inFlight() {
    var spans = started(1...3)
    spans.end(2, after: 4)
    func numbers(_ action: Int, upTo number: Int = 3) -> [Int] {
      spans.inFlight(after: action, upTo: number).map(\.number)
    }
    #expect((0...4).map { numbers($0) } == [[], [1], [1, 2], [1, 2, 3], [1, 3]])
    #expect(numbers(3, upTo: 2) == [1, 2])
    spans.endAll(after: 5)
    #expect(numbers(4) == [1, 3])
    #expect(numbers(5) == [])
  }

  @Test("An effect that has ended between two actions was in flight before that time")
  func endedBetween() {
    var spans = started(1...2)
    spans.end(1, after: 2, at: .seconds(3))
    func numbers(_ action: Int, at time: Duration?) -> [Int] {
      spans.inFlight(after: action, upTo: 2, at: time).map(\.number)
    }
    #expect(numbers(2, at: .seconds(2)) == [1, 2])
    #expect(numbers(2, at: .seconds(3)) == [2])
    #expect(numbers(2, at: nil) == [2])
    #expect(numbers(1, at: .seconds(9)) == [1])
    #expect(numbers(3, at: .seconds(2)) == [2])
  }

  @Test("An effect with an earlier number replaces those that time travel has undone")
  func undone() {
    var spans = started(1...5)
    spans.start(span(3, startedAt: 7))
    #expect(spans.all.map(\.number) == [1, 2, 3])
    #expect(spans.inFlight(after: 6, upTo: 5).map(\.number) == [1, 2])
  }

  @Test("The last thousand effects count, and no more than twice as many are kept")
  func limit() {
    for last in [1_000, 1_001, 2_000, 2_001, 4_500] {
      let spans = started(1...last)
      #expect(
        spans.inFlight(after: last, upTo: last).map(\.number) == Array((last - 999)...last))
      #expect(spans.all.count <= 2 * EffectSpans.mostKept)
    }
  }
}
