import Testing

@testable import ShellCore

@Suite("Crashes while a session is restored")
struct CrashWhileRestoringTests: CrashedSession {
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
