@testable import SourceLoading
import Synchronization
import Testing

@testable import ComposableShell

@Suite("What a long load tells")
struct LoadProgressTests {
  @Test("A line says what is compiled, and after 20 seconds another one how to stop it")
  func notices() {
    let notices = LoadProgress.Notice.all(of: job(12), isRepeated: false)
    #expect(notices.map(\.delay) == [.milliseconds(300), .seconds(20)])
    #expect(notices[0].text == "compiling 12 files")
    #expect(
      notices[1].text
        == "still compiling 12 files after 20 seconds; Ctrl-C stops it, and nothing is loaded")
  }

  @Test("Each step is named; the functions that the shell adds are not counted")
  func steps() {
    func text(_ job: CompilerJob, isRepeated: Bool = false) -> String {
      LoadProgress.Notice.all(of: job, isRepeated: isRepeated)[0].text
    }
    var errors = job(2)
    errors.product = .errors
    #expect(text(job(1)) == "compiling 1 file")
    #expect(
      text(job(2), isRepeated: true) == "compiling 2 files without what cannot be compiled here")
    #expect(text(errors) == "collecting the errors of 2 files")
    errors.product = .interfaces
    #expect(text(errors) == "reading the declarations of 2 files")
    errors.product = .bodies(of: ["F0.swift"])
    #expect(text(errors) == "checking 1 file")
    #expect(text(job(0)) == "preparing the initial state")
    var condition = job(0)
    condition.sources = [LoaderShim.conditionFileName]
    #expect(text(condition) == "compiling the condition")
  }

  @Test(
    "A line is told when its time has come, and no earlier",
    arguments: [
      (Duration.milliseconds(299), 0), (.milliseconds(300), 1), (.seconds(19), 1),
      (.seconds(20), 2),
    ])
  func times(_ reached: Duration, _ count: Int) async {
    let (lines, told) = AsyncStream.makeStream(of: String.self)
    let clock = StoppedClock(reached: reached) { told.finish() }
    let progress = LoadProgress(.init { told.yield($0) }, clock: clock)
    let found = await progress.telling(job(1)) {
      var found: [String] = []
      for await line in lines {
        found.append(line)
        if found.count == 2 { break }
      }
      return found
    }
    #expect(
      found == LoadProgress.Notice.all(of: job(1), isRepeated: false).prefix(count).map(\.text))
  }

  @Test("Work that ends early tells nothing")
  func early() async {
    let progress = LoadProgress(.init { Issue.record("told \($0)") })
    let result = await progress.telling(job(1)) { 7 }
    #expect(result == 7)
  }

  @Test("A line that is replaced is shown only while no line is typed, and removed in the end")
  func transient() {
    let written = Mutex("")
    let line = TransientLine { text in written.withLock { $0 += text } }
    line.show("early")
    line.begin()
    line.show("compiling 1 file")
    line.end()
    line.remove()
    line.show("late")
    #expect(written.withLock { $0 } == "\r\u{1B}[Kcompiling 1 file\r\u{1B}[K")
  }

  private func job(_ count: Int) -> CompilerJob {
    let files = (0..<count).map { "F\($0).swift" }
    return CompilerJob(module: "M", sources: files + [LoaderShim.fileName], library: "/l.so")
  }
}

/// A clock that wakes the sleepers up to some time, says when another one has to wait, and leaves it waiting.
private struct StoppedClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
  }

  let reached: Duration
  let onWait: @Sendable () -> Void
  var now: Instant { Instant(offset: .zero) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    guard deadline.offset > reached else { return }
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    onWait()
    for await _ in stream {}
    continuation.finish()
    throw CancellationError()
  }
}
