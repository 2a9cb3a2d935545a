import Testing

@testable import ShellCore

@Suite("Lines that take something from the process")
struct CrashedProcessTests: CrashedSession {
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
}
