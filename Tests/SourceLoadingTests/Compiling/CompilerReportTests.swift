import Testing

@testable import SourceLoading

@Suite("Reading compiler output")
struct CompilerReportTests {
  private func failed(_ text: String) -> CompilerReport {
    CompilerReport(isSuccess: false, text: text)
  }

  @Test("Messages of several processes are put into the order of the files, each once")
  func order() {
    let text = """
      B.swift:2:1: error: second
        2 | second
      A.swift:1:1: error: first
      A.swift:1:1: note: because
      B.swift:2:1: error: second
        2 | second
      """
    let ordered = CompilerReport(isSuccess: false, text: text).ordered(by: ["A.swift", "B.swift"])
    #expect(
      ordered.text == """
        A.swift:1:1: error: first
        A.swift:1:1: note: because
        B.swift:2:1: error: second
          2 | second
        """)
  }

  @Test("The missing parameters of a call are found")
  func missing() {
    #expect(
      failed("missing argument for parameter 'id' in call").missingParameters == ["id"])
    #expect(
      failed("x\nmissing arguments for parameters 'id', 'name' in call\n'y'").missingParameters
        == ["id", "name"])
    #expect(failed("cannot find 'id' in scope").missingParameters == [])
  }

  @Test("A crash of the compiler is recognized")
  func crash() {
    #expect(failed("Stack dump:\n0. Program arguments").isCrash)
    #expect(!failed("cannot find 'x' in scope").isCrash)
  }

  @Test("Modules of another toolchain are recognized")
  func toolchain() {
    let text = "module compiled with Swift 6.2 cannot be imported by the Swift 6.3 compiler"
    #expect(failed(text).isOfAnotherToolchain)
    #expect(!failed("cannot find 'x' in scope").isOfAnotherToolchain)
  }

  @Test("The errors of a loader shim are separated by reducer and state")
  func shim() {
    let errors = LoaderShimErrors(
      failed(
        """
        tca_state:1:30: error: missing argument for parameter 'id' in call
        note: declared here
        """))
    #expect(errors.reducer == nil)
    #expect(errors.missing(beyond: []) == ["id"])
    #expect(errors.missing(beyond: ["id"]) == nil)
    let both = LoaderShimErrors(
      failed("tca_reducer:1:2: error: no\ntca_state:1:3: error: missing argument"))
    #expect(both.reducer?.text == "no")
    #expect(both.missing(beyond: []) == nil)
  }
}

@Suite("What the compiler said in several runs")
struct CompilerTranscriptTests {
  @Test("Each message is kept once, with its notes")
  func several() {
    var transcript = CompilerTranscript()
    transcript.add("A.swift:1:1: error: a\n 1 | x\nB.swift:2:1: error: b")
    transcript.add("A.swift:1:1: error: a\n 1 | y\nC.swift:3:1: error: c\nC.swift:3:1: note: d")
    #expect(
      transcript.text == """
        A.swift:1:1: error: a
         1 | x
        B.swift:2:1: error: b
        C.swift:3:1: error: c
        C.swift:3:1: note: d
        """)
  }

  @Test("The types of members of stand-ins are not named")
  func standIns() {
    var transcript = CompilerTranscript()
    transcript.add(
      "A.swift:1:1: error: non-optional value of type 'StandInMember<StandInMember<Auth>>'")
    #expect(transcript.text == "A.swift:1:1: error: non-optional value of type 'Auth'")
  }
}
