import Testing

@testable import ShellCore

@Suite("Crashes between two lines, by effects and other work")
struct CrashBetweenLinesTests: CrashedSession {
  @Test func `A process that was killed between lines without effects blames no effect`() {
    let plan = RestorePlan([
      .began(number: 1, now: .zero, line: "load Cart.swift"),
      .ended(number: 1, now: .zero, effects: 0),
    ])
    let decision = decide(.signal(9), .betweenLines, plan: plan)
    #expect(decision.text.hasPrefix("error: the shell crashed"))
    #expect(decision.text.hasSuffix("\nthe session continues"))
    #expect(decision.records.isEmpty)
  }

  @Test func `Effects that ignore their cancellation are abandoned, and the line runs again`() {
    let decision = decide(.ignoredCancellation, .line(3))
    #expect(
      decision.text == """
        warning: an effect at Cart.swift:24 ignored its cancellation and was abandoned
        a loop around `try? await` never sees the cancellation: use `try await`, or check `Task.isCancelled`
        """)
    #expect(decision.repeats == ".second")
    #expect(decision.code == "TCA184")
    #expect(
      decision.records == [
        .lost(number: 3, error: ""), .abandonedEffects(before: 3, warning: decision.text),
      ])
    #expect(decide(.ignoredCancellation, .line(3), restarts: 2).repeats == nil)
  }

  @Test func `An effect that crashes between lines is abandoned, then its line, then the session`()
  {
    let first = decide(.exit, .betweenLines)
    #expect(
      first.text == """
        error: an effect called `exit` at Cart.swift:24
        the session continues without the effects that were in flight
        """)
    #expect(first.records == [.abandonedEffects(before: 4, warning: first.text)])
    let second = decide(.exit, .betweenLines, restarts: 2)
    #expect(second.records == [.lost(number: 2, error: second.text)])
    #expect(second.text.hasSuffix("the session continues without `.start`, which started it"))
    let third = decide(.exit, .betweenLines, restarts: 3)
    #expect(third.records == [.restarted])
    #expect(
      third.text.hasSuffix(
        "the session cannot be restored, so the feature was unloaded; `load` loads it again"))
  }

  @Test func `Ctrl-C between lines is not reported as an effect`() {
    #expect(
      decide(.stopped, .betweenLines).text.hasPrefix("error: work between two lines was stopped"))
  }

  @Test
  func `Without a place in the feature, nobody is said to have started work between two lines`() {
    let plan = RestorePlan([
      .began(number: 1, now: .zero, line: "load Cart.swift"),
      .ended(number: 1, now: .zero, effects: 0),
    ])
    let crash = Crash(
      cause: .signal(11), activity: .betweenLines, message: "", place: nil, restarts: 1)
    #expect(
      CrashDecision(crash, plan).text == """
        error: work between two lines crashed: an invalid memory access
        the session continues
        """)
  }

  @Test func `Work outside of effects costs the line that has started it`() {
    let decision = decide(.signal(4), .betweenLines, message: "oh", plan: working())
    #expect(
      decision.text == """
        error: work that `.start` started outside of an effect crashed at Cart.swift:24: oh
        the session continues without `.start`; work like this belongs in an effect: `return .run { ... }`
        """)
    #expect(decision.records == [.lost(number: 2, error: decision.text)])
    let restoring = decide(.exit, .restoring(line: 3), plan: working())
    #expect(restoring.records == [.lost(number: 2, error: restoring.text)])
  }

  @Test func `Effects in flight are abandoned before the line that has started work`() {
    let first = decide(.exit, .betweenLines, plan: working(effects: 1))
    #expect(first.records == [.abandonedEffects(before: 5, warning: first.text)])
    let second = decide(.exit, .betweenLines, restarts: 2, plan: working(effects: 1))
    #expect(second.records == [.lost(number: 2, error: second.text)])
  }

  @Test func `A process that the system killed between lines loses no line the first time`() {
    #expect(
      decide(.signal(9), .betweenLines, plan: working()).records.allSatisfy {
        if case .abandonedEffects = $0 { true } else { false }
      })
  }

  @Test
  func `A process that is killed again and again at the prompt loses no line the first times`() {
    let plan = RestorePlan([
      .began(number: 1, now: .zero, line: "load Cart.swift"),
      .ended(number: 1, now: .zero, effects: 0), .began(number: 2, now: .zero, line: ".start"),
      .ended(number: 2, now: .zero, effects: 1), .caughtUp(now: .seconds(1), effects: 0),
    ])
    for restarts in 1...5 {
      let decision = decide(.signal(9), .betweenLines, restarts: restarts, plan: plan)
      #expect(decision.records.isEmpty)
      #expect(decision.text.hasSuffix("\nthe session continues"))
    }
    let sixth = decide(.signal(9), .betweenLines, restarts: 6, plan: plan)
    #expect(sixth.records == [.lost(number: 2, error: sixth.text)])
  }

  @Test func `Without a suspect, the last changes are left out one after the other`() {
    let records: [RecoveryRecord] = [
      .began(number: 1, now: .zero, line: "load Cart.swift"),
      .ended(number: 1, now: .zero, effects: 0), .began(number: 2, now: .zero, line: ".start"),
      .ended(number: 2, now: .zero, effects: 0), .began(number: 3, now: .zero, line: "state"),
      .ended(number: 3, now: .zero, effects: 0),
    ]
    let plan = RestorePlan(records)
    #expect(decide(.exit, .betweenLines, plan: plan).records.isEmpty)
    let second = decide(.exit, .betweenLines, restarts: 2, plan: plan)
    #expect(second.records == [.lost(number: 2, error: second.text)])
    let loop = decide(.stopped, .betweenLines, plan: plan)
    #expect(loop.records == [.lost(number: 2, error: loop.text)])
    let last = decide(
      .exit, .betweenLines, restarts: 3, plan: RestorePlan(records + second.records))
    #expect(last.records == [.restarted])
  }
}
