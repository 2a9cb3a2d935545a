import Testing

@testable import SessionHistory
@testable import ShellCore

@Suite struct CrashTests {
  private let plan = RestorePlan([
    .began(number: 1, now: .zero, line: "load Cart.swift"),
    .ended(number: 1, now: .zero, effects: 0),
    .began(number: 2, now: .zero, line: ".start"), .ended(number: 2, now: .zero, effects: 1),
    .began(number: 3, now: .zero, line: ".second"),
  ])
  private let place = CodeLocation(file: "Cart.swift", line: 24)

  private func decide(
    _ cause: Crash.Cause, _ activity: Crash.Activity, message: String = "", restarts: Int = 1,
    plan: RestorePlan? = nil
  ) -> CrashDecision {
    CrashDecision(
      Crash(
        cause: cause, activity: activity, message: message, place: place, restarts: restarts),
      plan ?? self.plan)
  }

  @Test(arguments: [
    (
      Crash.Cause.signal(4), "Cart_1/Cart.swift:24: Fatal error: Index out of range\n",
      "`.second` crashed at Cart.swift:24: Index out of range", "TCA181"
    ),
    (
      .signal(4), "Cart_1/Cart.swift:24: Precondition failed: needs an item",
      "`.second` crashed at Cart.swift:24: needs an item", "TCA181"
    ),
    (
      .signal(4), "Fatal error\n", "`.second` crashed at Cart.swift:24: a failed precondition",
      "TCA181"
    ),
    (
      .signal(6), "Could not cast value of type 'A' (0x7f01) to 'B' (0x7f02).\n",
      "`.second` crashed at Cart.swift:24: Could not cast value of type 'A' to 'B'.", "TCA181"
    ),
    (
      .signal(6), "Simultaneous accesses to 0x7fbe, but modification requires exclusive access.\n",
      "`.second` crashed at Cart.swift:24: Simultaneous accesses, but modification requires exclusive access.",
      "TCA181"
    ),
    (
      .signal(4), "Fatal error: 'try!' expression unexpectedly raised an error: Cart_1.Failure()",
      "`.second` crashed at Cart.swift:24: 'try!' expression unexpectedly raised an error: Failure()",
      "TCA181"
    ),
    (.signal(11), "", "`.second` crashed at Cart.swift:24: an invalid memory access", "TCA181"),
    (.signal(6), "", "`.second` crashed at Cart.swift:24: `abort` was called", "TCA181"),
    (
      .signal(6), "Fatal error: failed to allocate 9 bytes of memory",
      "`.second` crashed at Cart.swift:24: failed to allocate 9 bytes of memory", "TCA185"
    ),
    (
      .signal(9), "",
      "`.second` crashed at Cart.swift:24: the system killed it (signal 9), perhaps because it used too much memory",
      "TCA185"
    ),
    (
      .stackOverflow, "",
      "`.second` crashed at Cart.swift:24: stack overflow (a function that calls itself without an end?)",
      "TCA181"
    ),
    (
      .signal(4),
      "AppleStubs/DeviceStop.swift:9: Fatal error: stop: UIDevice.current exists on Apple's platforms only",
      "`.second` stopped at Cart.swift:24: UIDevice.current exists on Apple's platforms only",
      "TCA181"
    ),
    (
      .signal(4),
      "Cart_1/Client.swift:7: Fatal error: stop: AppStore.sync exists on Apple's platforms only",
      "`.second` stopped at Client.swift:7: AppStore.sync exists on Apple's platforms only",
      "TCA181"
    ),
    (.exit, "", "`.second` called `exit` at Cart.swift:24", "TCA183"),
    (.stopped, "", "`.second` was stopped at Cart.swift:24", "TCA182"),
    (
      .tooLong(seconds: 60), "",
      "`.second` was stopped at Cart.swift:24, because it made no progress for 60 seconds", "TCA182"
    ),
    (.damagedMemory, "", "`.second` overwrote memory that the shell needs", "TCA181"),
  ])
  func `The error names the line, the place, and the reason`(
    cause: Crash.Cause, message: String, event: String, code: String
  ) {
    let decision = decide(cause, .line(3), message: message)
    let advice =
      event.hasPrefix("`.second` stopped at ")
      ? "\n`deps NAME VALUE` or `deps NAME fail` replaces a dependency; `deps` lists the names" : ""
    #expect(
      decision.text == "error: \(event)\nthe session continues from before this line\(advice)")
    #expect(decision.code == code)
    #expect(decision.records == [.lost(number: 3, error: decision.text)])
    #expect(decision.repeats == nil)
  }

  @Test func `An effect of a test that ignores its cancellation costs the test`() {
    let records: [JournalRecord] = [.began(number: 1, now: .zero, line: "test")]
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

  @Test func `Without a location and a message, the signal is the reason`() {
    let crash = Crash(cause: .signal(31), activity: .line(3), message: "", place: nil, restarts: 1)
    #expect(CrashText(crash: crash, line: ".second").event == "`.second` crashed: signal 31")
  }

  @Test func `A stack overflow in the shell names no line, and says what else can be the cause`() {
    let crash = Crash(
      cause: .stackOverflow, activity: .line(3), message: "", place: nil, restarts: 1)
    #expect(
      CrashText(crash: crash, line: ".second").event == """
        `.second` crashed: stack overflow: a value is nested too deeply for the shell, or a function calls itself \
        without an end
        """)
  }

  @Test func `A test that crashes is left out, and the line runs again`() {
    let records: [JournalRecord] = [
      .began(number: 1, now: .zero, line: "load Cart.swift"),
      .ended(number: 1, now: .zero, effects: 0), .began(number: 2, now: .zero, line: "test"),
    ]
    func decide(_ test: String, _ number: Int, after records: [JournalRecord]) -> CrashDecision {
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
    var records: [JournalRecord] = [.began(number: 1, now: .zero, line: "explore")]
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

  @Test func `Without a message of the runtime, a note of the compiler is the reason`() {
    let place = CodeLocation(file: "Cart.swift", line: 2, note: "arithmetic overflow")
    let crash = Crash(cause: .signal(4), activity: .line(3), message: "", place: place, restarts: 1)
    #expect(
      CrashText(crash: crash, line: ".second").event
        == "`.second` crashed at Cart.swift:2: arithmetic overflow")
  }

  @Test func `A file that crashes while it is loading is not loaded`() {
    let plan = RestorePlan([.began(number: 1, now: .zero, line: "load Cart.swift")])
    #expect(
      decide(.exit, .line(1), plan: plan).text == """
        error: `load Cart.swift` called `exit` at Cart.swift:24
        nothing was loaded; the session continues from before this line
        """)
  }

  @Test func `What was left out of a file is said before its initial state crashes`() {
    let plan = RestorePlan([
      .began(number: 1, now: .zero, line: "load Cart.swift"),
      .leftOut(number: 1, text: "left out: import Nuke (Cart.swift:1)"),
    ])
    #expect(
      decide(.exit, .line(1), plan: plan).text == """
        left out: import Nuke (Cart.swift:1)
        error: `load Cart.swift` called `exit` at Cart.swift:24
        nothing was loaded; the session continues from before this line
        """)
  }

  @Test func `If two consecutive lines are lost, the effects in flight are lost as well`() {
    let decision = decide(.exit, .line(3), restarts: 2)
    #expect(
      decision.records == [
        .lost(number: 3, error: decision.text), .abandonedEffects(before: 4, warning: ""),
      ])
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

  @Test func `A drawing that fails costs only the drawing`() {
    let trap = decide(.signal(4), .drawing("CartView"), message: "Fatal error: Index out of range")
    #expect(
      trap.text == """
        error: `CartView` crashed at Cart.swift:24: Index out of range
        the session continues without the screen; `screen` draws it again
        """)
    #expect(trap.records == [.gaveUpDrawing(error: trap.text)])
    #expect(trap.code == "TCA181")
    let loop = decide(.slowDrawing, .drawing(""), restarts: 3)
    #expect(
      loop.text.hasPrefix(
        "error: the screen was stopped at Cart.swift:24, because drawing it took 2 seconds"))
    #expect(loop.records == [.gaveUpDrawing(error: loop.text)])
    #expect(loop.code == "TCA182")
  }

  private func decide(
    _ fault: OwnFault, _ activity: Crash.Activity, restarts: Int = 1, plan: RestorePlan? = nil
  ) -> CrashDecision {
    CrashDecision(
      Crash(
        cause: .signal(11), activity: activity, message: "", place: nil, ownFault: fault,
        restarts: restarts),
      plan ?? self.plan)
  }

  @Test func `A crash of the program itself blames no feature`() {
    let fault = OwnFault(
      program: "tca 1.0.0", isCertain: true, report: "/state/crash.txt", isRepeated: false)
    let line = decide(fault, .line(3))
    #expect(
      line.text == """
        error: tca 1.0.0 crashed: an invalid memory access
        the session continues from before this line
        this is a fault of tca 1.0.0, not of a feature: please report it as an issue of composable-shell
        the stack is in /state/crash.txt
        """)
    let between = decide(
      OwnFault(program: "tca 1.0.0", isCertain: true, report: nil, isRepeated: false),
      .betweenLines,
      plan: working(effects: 1))
    #expect(
      between.text == """
        error: tca 1.0.0 crashed: an invalid memory access
        the session continues
        this is a fault of tca 1.0.0, not of a feature: please report it as an issue of composable-shell
        """)
    #expect(between.records.isEmpty)
  }

  @Test func `A loaded file may have damaged the memory, so nobody is blamed for certain`() {
    let fault = OwnFault(program: "tca 1.0.0", isCertain: false, report: nil, isRepeated: true)
    #expect(
      decide(fault, .line(3)).text == """
        error: `.second` crashed: an invalid memory access
        the session continues from before this line
        none of the feature's code was on the stack, so this may be a fault of tca 1.0.0
        """)
  }

  @Test func `A program that crashes again at the same place is broken`() {
    let fault = OwnFault(program: "tca 1.0.0", isCertain: true, report: nil, isRepeated: true)
    #expect(
      decide(fault, .line(3)).text.hasSuffix(
        "\ntca 1.0.0 crashed at the same place before: this build is broken, so install another one"
      ))
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

  /// Lines 1 to 4, of which the second has started work outside of an effect.
  private func working(effects: Int = 0) -> RestorePlan {
    RestorePlan([
      .began(number: 1, now: .zero, line: "load Cart.swift"),
      .ended(number: 1, now: .zero, effects: 0),
      .began(number: 2, now: .zero, line: ".start"), .startedWork(number: 2),
      .ended(number: 2, now: .zero, effects: effects),
      .began(number: 3, now: .zero, line: ".second"),
      .ended(number: 3, now: .zero, effects: effects),
      .began(number: 4, now: .zero, line: "state"),
      .ended(number: 4, now: .zero, effects: effects),
    ])
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
    let records: [JournalRecord] = [
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

  @Test func `A line that closes the shell's descriptors is lost`() {
    let decision = decide(.closedDescriptor, .line(3))
    #expect(
      decision.text == """
        error: `.second` closed or replaced a file that the shell needs
        the session continues from before this line
        """)
  }

  @Test func `A line that limits the process for good is lost`() {
    let decision = decide(.lastingLimit, .line(3))
    #expect(
      decision.text == """
        error: `.second` set a limit of the process (`setrlimit`) that cannot be lifted
        the session continues from before this line
        """)
    #expect(decision.records == [.lost(number: 3, error: decision.text)])
  }

  @Test func `A line that opens all files that the process may open is lost`() {
    #expect(
      decide(.noDescriptors, .line(3)).text == """
        error: `.second` opened so many files that the shell can open none
        the session continues from before this line
        """)
  }

  @Test(arguments: [(26, "SIGVTALRM"), (27, "SIGPROF")])
  func `A timer of the system is named`(number: Int32, name: String) {
    let crash = Crash(
      cause: .signal(number), activity: .line(3), message: "", place: nil, restarts: 1)
    #expect(
      CrashText(crash: crash, line: ".second").event
        == "`.second` crashed: \(name) (the time of a timer was over)")
  }

  @Test func `A session that is killed while it is restored is restored again`() {
    for restarts in 1...5 {
      let decision = decide(.signal(9), .restoring(line: 2), restarts: restarts)
      #expect(decision.records.isEmpty)
      #expect(decision.text.hasPrefix("error: while the session was restored, `.start` crashed"))
      #expect(decision.text.hasSuffix("\nit is restored again"))
    }
    let sixth = decide(.signal(9), .restoring(line: 2), restarts: 6)
    #expect(sixth.records == [.lost(number: 2, error: sixth.text)])
    #expect(decide(.signal(9), .restoring(line: 2), restarts: 8).records == [.restarted])
  }

  @Test func `A line that fails during a restore is omitted, and restoring always ends`() {
    let decision = decide(.exit, .restoring(line: 2))
    #expect(
      decision.text == """
        error: while the session was restored, `.start` called `exit` at Cart.swift:24
        the session continues without this line
        """)
    #expect(decision.records == [.lost(number: 2, error: decision.text)])
    #expect(decide(.exit, .restoring(line: 2), restarts: 3).records == [.restarted])
  }
}
