import Testing

@testable import ShellCore

/// Refusals in folders whose other texts are not translated.
@Suite("Translating refusals")
struct TranslatedRefusalTests {
  private static let translator = MessageTranslator(.korean)

  /// The English words of a line that are not code.
  private func english(_ line: String) throws -> [String] {
    let shown = try #require(Self.translator).line(line).replacing(#/`[^`]*`/#, with: "")
    return shown.matches(of: #/(?:^|[^\w.\/@-])([a-z]{2,} [a-z]{2,})(?![\w.\/])/#)
      .map { String($0.1) }
  }

  @Test(
    "Why a session cannot be a test",
    arguments: [
      TestRefusal.incomplete, .insideChange, .stopped, .stoppedTravel, .notEquatable("App.State"),
      .composed, .preview, .environment, .dependency("Clock"),
      .realTime(["DispatchQueue.main"], .seconds(2)), .spawned(".rows"), .dismissed,
      .order([.clock, .mainQueue], .seconds(1)),
      .line("cancel 1", "a test cannot cancel one of several effects of an action"),
      .line("explore late", "a test can wake effects late only on a clock"),
      .line("deps date", "a test of 2.0 replaces dependencies before the feature begins only"),
      .line("deps storage disk", "a test does not have what is stored on the disk"),
      .line("undo", "a test cannot end the override of a dependency; `undo` can"),
    ])
  func sessions(refusal: TestRefusal) throws {
    #expect(try english("error: cannot export this session as a test: \(refusal.text)").isEmpty)
  }

  @Test(
    "Why a value cannot be in a test",
    arguments: [
      "it is NaN, which is not equal to itself", "App.Key is private", "App.Key is not an enum",
      "App.Key cannot be inspected", "it cannot be read", "App.Key has no init(a:)",
      "no initializer takes it, and each new value begins with `0`",
      "a test cannot set it, because it is private",
      "a test cannot set it, because it is private or belongs to a property wrapper",
      "it is a function", "App.Key cannot be written as a literal",
      "the IDs of its elements are not #0, #1, and so on",
    ])
  func values(reason: String) throws {
    #expect(try english("error: `a.b` cannot be written in a test: \(reason)").isEmpty)
  }

  @Test(
    "What is wrong with a lesson",
    arguments: [
      "the lesson cannot be read", "the file `A.swift` is missing from the folder of the lesson",
      "the solution does not reach the goal: `count`가 1입니다", "the start already meets the goal",
      "the start already shows mistake 2",
      "the solution with its questions first reaches the goal: use `after` or `then`",
      "mistake 2 has no `try` line", "the attempt of mistake 2 leads to no reaction",
      "the file of mistake 2 leads to the reaction to mistake 3",
      "the file of mistake 2 leads to the goal", "the attempt of mistake 1 leads to a detour",
      "the file already meets the goal",
      "`Variants/1.swift` does not reach the goal: `count`가 1입니다",
      "`Circumventions/1.swift` reaches the goal", "`Variants/1.swift` does not reach the goal",
      "accepts a wrong program: `a`", "refuses a right program: `a`",
      "the solution with comments does not reach the goal",
      "the solution with `.disabled` in its tests reaches the goal",
      "the solution with empty tests reaches the goal",
      "`undo` in line 3 prints: error",
    ])
  func lessons(problem: String) throws { #expect(try english("error: \(problem)").isEmpty) }

  @Test("How many programs were tried")
  func tally() {
    var tally = LessonTally()
    tally.tryWrong("a", isAccepted: false)
    tally.tryRight("b", isAccepted: true)
    #expect(
      Language.korean.said("2 lessons: \(tally.summary)")
        == "문제 2개: 틀린 프로그램 1개 중 0개를 받아들이고, 맞는 프로그램 1개 중 0개를 거부했습니다")
    #expect(Language.korean.said("3 lessons passed") == "문제 3개가 통과했습니다")
  }
}
