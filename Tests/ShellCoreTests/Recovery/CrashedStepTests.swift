import Testing

@testable import ShellCore

@Suite("Crashes of a test, or of a step of a search")
struct CrashedStepTests: CrashedSession {
  @Test func `An effect of a test that ignores its cancellation costs the test`() {
    let records: [RecoveryRecord] = [.began(number: 1, now: .zero, line: "test")]
    let crash = Crash(
      cause: .ignoredCancellation, activity: .line(1), message: "", place: place, test: "one",
      restarts: 1)
    let decision = CrashDecision(crash, RestorePlan(records))
    #expect(decision.repeats == "test")
    #expect(
      decision.records.last
        == .testCrashed(
          number: 1, test: "one", error: "an effect at Cart.swift:24 ignored its cancellation"))
  }

  @Test func `A test that crashes is left out, and the line runs again`() {
    let records: [RecoveryRecord] = [
      .began(number: 1, now: .zero, line: "load Cart.swift"),
      .ended(number: 1, now: .zero, effects: 0), .began(number: 2, now: .zero, line: "test"),
    ]
    func decide(_ test: String, _ number: Int, after records: [RecoveryRecord]) -> CrashDecision {
      let crash = Crash(
        cause: .signal(4), activity: .line(number), message: "Fatal error: oh", place: place,
        test: test, restarts: number)
      return CrashDecision(crash, RestorePlan(records))
    }
    let first = decide("one", 2, after: records)
    #expect(first.repeats == "test")
    #expect(first.text.isEmpty)
    let error = "the test crashed at Cart.swift:24: oh"
    #expect(
      first.records == [
        .lost(number: 2, error: ""), .testCrashed(number: 2, test: "one", error: error),
      ])
    let again = records + first.records + [.began(number: 3, now: .zero, line: "test")]
    #expect(RestorePlan(again).crashedSteps[3] == [CrashedStep(name: "one", error: error)])
    let second = decide("two", 3, after: again)
    #expect(
      RestorePlan(again + second.records).crashedSteps[4]?.map(\.name) == ["one", "two"])
    // A test that crashes although it is left out ends the line.
    #expect(decide("one", 3, after: again).repeats == nil)
  }

  @Test func `A step of a search that crashes is left out, a limited number of times`() {
    var records: [RecoveryRecord] = [.began(number: 1, now: .zero, line: "explore")]
    for number in 1...21 {
      let crash = Crash(
        cause: .signal(4), activity: .line(number), message: "Fatal error: oh", place: place,
        test: "~step\(number)", restarts: number)
      let decision = CrashDecision(crash, RestorePlan(records))
      guard number < 21 else {
        #expect(decision.repeats == nil)
        #expect(decision.text.hasPrefix("error: `explore` crashed at Cart.swift:24: oh"))
        return
      }
      #expect(decision.repeats == "explore")
      #expect(
        decision.records.last
          == .testCrashed(
            number: number, test: "~step\(number)",
            error: "the last line crashed at Cart.swift:24: oh"))
      records += decision.records + [.began(number: number + 1, now: .zero, line: "explore")]
    }
  }
}
