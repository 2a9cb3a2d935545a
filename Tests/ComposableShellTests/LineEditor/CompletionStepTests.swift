import ActionSyntax

@testable import ComposableShell
import Testing

@Suite struct CompletionStepTests {
  private func step(
    _ text: String, start: Int = 0, next: Character? = nil, _ candidates: Completion.Candidate...
  ) -> CompletionStep {
    let completion = Completion(start: start, candidates: candidates)
    return CompletionStep(completion, text: text, next: next)
  }

  @Test func `Without candidates nothing happens`() {
    #expect(step("x") == .nothing)
  }

  @Test func `A single candidate replaces the word, followed by a space if it is final`() {
    #expect(step("a lo", start: 2, .init("load")) == .replace(count: 2, with: "load "))
    #expect(step("lo", .init("load(", isFinal: false)) == .replace(count: 2, with: "load("))
  }

  @Test func `No space is inserted before a space`() {
    #expect(step("lo", next: " ", .init("load")) == .replace(count: 2, with: "load"))
  }

  @Test func `A complete word is not replaced`() {
    #expect(step("load(", .init("load(", isFinal: false)) == .nothing)
    #expect(step("load", next: " ", .init("load")) == .nothing)
  }

  @Test func `The common beginning of the candidates is inserted`() {
    #expect(step("ad", .init("add"), .init("addAll")) == .replace(count: 2, with: "add"))
    #expect(step("", .init("사과나무"), .init("사과밭")) == .replace(count: 0, with: "사과"))
  }

  @Test func `The case of letters is corrected`() {
    #expect(step("ta", .init("TapA"), .init("TapB")) == .replace(count: 2, with: "Tap"))
    #expect(step("tap", .init("TapA"), .init("TapB")) == .replace(count: 3, with: "Tap"))
  }

  @Test func `Candidates without a longer common beginning are listed by their display names`() {
    #expect(step("a", .init("ab", display: "ab  Int"), .init("ac")) == .list(["ab  Int", "ac"]))
    #expect(step("", .init("가"), .init("나")) == .list(["가", "나"]))
  }

  @Test func `Summaries are shown beside the candidates if all fit`() {
    let rows = [
      CandidateList.Row("load", summary: "Load a feature"),
      CandidateList.Row("log", summary: "List"),
    ]
    #expect(
      CandidateList.listing(rows, columns: 40, rows: 5) == ["load  Load a feature", "log   List"])
    #expect(CandidateList.listing(rows, columns: 14, rows: 5) == ["load  Load a…", "log   List"])
    #expect(CandidateList.listing(rows, columns: 40, rows: 1) == ["load  log"])
  }

  @Test func `A candidate that is the beginning of another one is listed with it`() {
    #expect(step("load", .init("load"), .init("loader")) == .list(["load", "loader"]))
  }
}
