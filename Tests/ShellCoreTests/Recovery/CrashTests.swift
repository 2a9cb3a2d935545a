import Testing

@testable import ShellCore

@Suite("What the error of a crashed line says")
struct CrashTests: CrashedSession {
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

  @Test(arguments: [(26, "SIGVTALRM"), (27, "SIGPROF")])
  func `A timer of the system is named`(number: Int32, name: String) {
    let crash = Crash(
      cause: .signal(number), activity: .line(3), message: "", place: nil, restarts: 1)
    #expect(
      CrashText(crash: crash, line: ".second").event
        == "`.second` crashed: \(name) (the time of a timer was over)")
  }
}
