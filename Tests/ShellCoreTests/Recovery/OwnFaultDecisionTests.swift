import Testing

@testable import ShellCore

@Suite("Crashes of the program itself")
struct OwnFaultDecisionTests: CrashedSession {
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
}
