import Testing

@testable import ShellCore

@Suite("What the compiler says")
struct CompilerReportTests {
  private func failed(_ text: String) -> CompilerReport {
    CompilerReport(isSuccess: false, text: text)
  }

  @Test("names the parameters that a call lacks")
  func missing() {
    #expect(
      failed("missing argument for parameter 'id' in call").missingParameters == ["id"])
    #expect(
      failed("x\nmissing arguments for parameters 'id', 'name' in call\n'y'").missingParameters
        == ["id", "name"])
    #expect(failed("cannot find 'id' in scope").missingParameters == [])
  }

  @Test("names a macro that is not there")
  func macros() {
    #expect(failed("a.swift:3:2: error: unknown attribute 'Reducer'").macro == "Reducer")
    #expect(failed("error: no macro named 'Preview'").macro == "Preview")
    #expect(failed("error: unknown attribute 'Mine'").macro == nil)
  }

  @Test("tells another toolchain")
  func toolchain() {
    let text = "module compiled with Swift 6.2 cannot be imported by the Swift 6.3 compiler"
    #expect(failed(text).isOfAnotherToolchain)
    #expect(!failed("cannot find 'x' in scope").isOfAnotherToolchain)
  }

  @Test("of a companion: what is wrong with the reducer, what with the state")
  func companion() {
    let fault = CompanionFault(
      failed(
        """
        tca_state:1:30: error: missing argument for parameter 'id' in call
        note: declared here
        """))
    #expect(fault.reducer == nil)
    #expect(fault.missing(beyond: []) == ["id"])
    #expect(fault.missing(beyond: ["id"]) == nil)
    let both = CompanionFault(
      failed("tca_reducer:1:2: error: no\ntca_state:1:3: error: missing argument"))
    #expect(both.reducer?.text == "no")
    #expect(both.missing(beyond: []) == nil)
  }
}
