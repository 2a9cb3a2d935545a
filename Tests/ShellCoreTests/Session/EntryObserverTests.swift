import Testing

@testable import ShellCore

@Suite("Observers of the lines of a session")
@MainActor
struct EntryObserverTests {
  private let session = fixtureSession()

  private func record(_ observers: [Observer]) async -> String {
    let recorder = EntryRecorder(
      session.parts.entries, session.parts.output, session.parts.time, observers: observers)
    return await recorder.record("state", CommandTable.meaning(of: "state")) {
      Output(text: "output")
    }.text
  }

  @Test("Each observer hears of the beginning and the end of a line, also after a warning")
  func warnings() async {
    let observers = [Observer(), Observer(.run(warning: "one")), Observer(.run(warning: "two"))]
    #expect(await record(observers) == "one\noutput")
    #expect(observers.map(\.heard) == Array(repeating: ["begins", "ends"], count: 3))
  }

  @Test("A line that an observer skips does not run")
  func skipping() async {
    let observers = [Observer(.run(warning: "one")), Observer(.skip(Output(text: "no")))]
    #expect(await record(observers + [Observer()]) == "no")
    #expect(observers.map(\.heard) == [["begins"], ["begins"]])
  }
}

/// Hears of lines, and starts each in the same way.
@MainActor
private final class Observer: EntryObserver {
  private(set) var heard: [String] = []
  private let start: EntryStart

  init(_ start: EntryStart = .run()) { self.start = start }

  func willOpen(_ line: String) -> EntryStart {
    heard.append("begins")
    return start
  }

  func didClose(_ entry: ClosedEntry, _ output: inout Output) { heard.append("ends") }
}
