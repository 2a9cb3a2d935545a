import Testing

@testable import ShellCore

@Suite("Crashes of a view")
struct CrashedDrawingTests: CrashedSession {
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
}
