import Testing

@testable import ShellCore

@Suite struct RestorePlanTests {
  private let beginning: [RecoveryRecord] = [
    .began(number: 1, now: .zero, line: "load timer"), .ended(number: 1, now: .zero, effects: 0),
    .began(number: 2, now: .seconds(1), line: ".start"),
    .ended(number: 2, now: .seconds(1), effects: 1),
    .caughtUp(now: .seconds(2), effects: 1),
  ]

  @Test func `The plan repeats lines and events at their times`() {
    let plan = RestorePlan(beginning)
    #expect(
      plan.steps == [
        .line(number: 1, text: "load timer", now: .zero, end: .zero),
        .line(number: 2, text: ".start", now: .seconds(1), end: .seconds(1)),
        .caughtUp(now: .seconds(2)),
      ])
    #expect(plan.lastNumber == 2)
    #expect(plan.effects.lastStarter == 2)
    #expect(plan.lines == ["load timer", ".start"])
    #expect(plan.unfinished == nil)
  }

  @Test func `A line that did not end is unfinished`() {
    let plan = RestorePlan(beginning + [.began(number: 3, now: .seconds(2), line: ".crash")])
    #expect(plan.unfinished?.number == 3)
    #expect(plan.unfinished?.text == ".crash")
  }

  @Test func `A lost line and a line that quit are not repeated`() {
    let lost = RestorePlan(
      beginning + [
        .began(number: 3, now: .seconds(2), line: ".crash"), .lost(number: 3, error: "error"),
        .began(number: 4, now: .seconds(2), line: "quit"), .quit(number: 4),
      ])
    #expect(lost.lines == ["load timer", ".start"])
    #expect(lost.unfinished == nil)
    #expect(lost.lastNumber == 4)
    #expect(lost.steps.last == .lost(line: ".crash", error: "error"))
  }

  @Test func `After a restart, earlier lines are not repeated, and numbers continue`() {
    let plan = RestorePlan(beginning + [.restarted])
    #expect(plan.steps.isEmpty)
    #expect(plan.lastNumber == 2)
  }

  @Test func `An abandoned effect has no line that started it`() {
    let plan = RestorePlan(beginning + [.abandonedEffects(before: 3, warning: "")])
    #expect(plan.steps.last == .abandonedEffects)
    let next = RestorePlan(
      beginning + [
        .abandonedEffects(before: 3, warning: ""), .began(number: 3, now: .zero, line: ".start"),
        .ended(number: 3, now: .zero, effects: 1),
      ])
    #expect(next.effects.lastStarter == 3)
  }

  @Test func `A line is repeated with the sources that it has loaded, in their order`() {
    let records =
      beginning + [
        .began(number: 3, now: .zero, line: "replay a.md"), .sources(number: 3, json: "first"),
        .sources(number: 3, json: "second"), .ended(number: 3, now: .zero, effects: 0),
      ]
    #expect(RestorePlan(records).sources == [3: ["first", "second"]])
    #expect(RestorePlan(records + [.restarted]).sources == [:])
  }

  @Test func `A session that was quit does not wait to be resumed, until another line follows`() {
    let quit: [RecoveryRecord] = [
      .began(number: 3, now: .zero, line: "quit"), .quit(number: 3),
    ]
    let next: [RecoveryRecord] = [
      .began(number: 4, now: .zero, line: ".stop"), .ended(number: 4, now: .zero, effects: 0),
    ]
    #expect(!RestorePlan(beginning).hasQuit)
    #expect(RestorePlan(beginning + quit).hasQuit)
    #expect(!RestorePlan(beginning + quit + next).hasQuit)
  }

  @Test func `A session that goes on says after which line`() throws {
    let plan = RestorePlan(beginning)
    #expect(SessionSummary.resumed(plan) == "resumed after 2 lines; the last one was `.start`")
    #expect(SessionSummary.resumed(RestorePlan([])) == nil)
    let parts = try #require(SessionSummary.parts(of: plan))
    #expect(parts.feature == "timer" && parts.lines == "2 lines")
    #expect(SessionSummary.parts(of: RestorePlan([])) == nil)
  }

  @Test func `A session is a line in the list of sessions`() {
    #expect(
      SessionSummary.text(of: RestorePlan(beginning), number: 2, modified: "2026-11-22 14:05")
        == "2  2026-11-22 14:05  2 lines  timer  last: .start")
    let failed: [RecoveryRecord] = [
      .began(number: 3, now: .zero, line: "load nothing"), .failed(number: 3),
      .ended(number: 3, now: .zero, effects: 0),
    ]
    #expect(
      SessionSummary.text(of: RestorePlan(beginning + failed), number: 1, modified: "")
        .contains("  timer  last: load nothing"))
  }
}
