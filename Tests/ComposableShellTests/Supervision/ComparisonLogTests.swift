import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("What is known about comparisons after a process has ended")
@MainActor
struct ComparisonLogTests {
  private let subject = ComparisonLog.Subject(path: "Lamp", reducer: "Lamp")
  private let proven = EditionVerdict.proven(
    actions: 1, states: 1, skipped: 0, endedEarly: 0, avoided: [])

  /// A log, and a function that returns the one of the next process.
  private func logs() throws -> (first: ComparisonLog, next: () -> ComparisonLog) {
    let path = FileManager.default.temporaryDirectory.appending(path: "tca-log-\(UUID())").path
    let file = try #require(RecoveryFile(path: path))
    unlink(path)
    return (ComparisonLog(file), { ComparisonLog(file) })
  }

  private func crash(in step: String, cause: Crash.Cause = .signal(4)) -> Crash {
    Crash(
      cause: cause, activity: .line(1), message: "Fatal error: oh", place: nil, test: step,
      restarts: 1)
  }

  /// What another process compares after the first one has ended in some steps, one after another.
  private func verdict(afterCrashes crashes: [Crash]) async throws -> EditionVerdict {
    let (first, next) = try logs()
    var last = proven
    _ = await first.verdict(on: subject, ["A.swift": "a"]) { _, _ in
      for crash in crashes { next().end(by: crash) }
      last = await next().verdict(on: subject, ["A.swift": "a"]) { avoided, _ in
        (.proven(actions: 0, states: 1, skipped: 0, endedEarly: 0, avoided: avoided), nil)
      }
      return (proven, nil)
    }
    return last
  }

  private func avoided(_ crashes: [Crash]) async throws -> [AvoidedStep]? {
    guard case .proven(_, _, _, _, let avoided) = try await verdict(afterCrashes: crashes) else {
      return nil
    }
    return avoided
  }

  @Test func `A step that has ended the process is left out, and the comparison goes on`()
    async throws
  {
    let steps = try #require(try await avoided([crash(in: ".cell(row: -1)")]))
    #expect(steps.map(\.event) == ["`.cell(row: -1)` crashed: oh"])
    #expect(steps[0].includes(".cell(row: -1)"))
    #expect(!steps[0].includes(".cell(row: 1)"))
  }

  @Test func `After some values, the action is left out with all values`() async throws {
    let crashes = (0..<9).map { crash(in: ".cell(row: \($0))") }
    let steps = try #require(try await avoided(crashes))
    #expect(steps.count == 9)
    #expect(!steps[7].includes(".cell(row: 99)"))
    #expect(steps[8].includes(".cell(row: 99)"))
    #expect(!steps[8].includes(".sell(row: 99)"))
  }

  @Test func `What ends the newer edition each time, or the loading, is the verdict`()
    async throws
  {
    let crash = crash(in: "newer edition: .tapped")
    #expect(
      try await verdict(afterCrashes: [crash, crash, crash])
        == .ended("`newer edition: .tapped` crashed: oh"))
    #expect(try await verdict(afterCrashes: [self.crash(in: "")]) == .ended("`Lamp` crashed: oh"))
  }

  @Test func `What ends the newer edition by chance is compared again, with all steps`()
    async throws
  {
    let crash = crash(in: "newer edition: .tapped")
    #expect(try await avoided([crash, crash]) == [])
  }

  @Test func `An effect of either edition may ignore its cancellation`() async throws {
    let crash = crash(in: "newer edition: .tapped(1)", cause: .ignoredCancellation)
    let steps = try #require(try await avoided([crash]))
    #expect(steps.map(\.event) == ["an effect ignored its cancellation"])
    #expect(steps[0].includes(".tapped(2)"))
  }

  @Test func `Steps are named by their cases`() {
    #expect(AvoidedStep.name(of: ".tapped") == ".tapped")
    #expect(
      AvoidedStep.name(of: ".path(.element(id: 0, action: .a(.b(id: 1))))") == ".path.element.a.b")
    #expect(AvoidedStep.name(of: ".rows(id: URL(1), action: .on)") == ".rows.on")
    #expect(AvoidedStep.name(of: ".loaded(Item(id: 1, kind: .new))") == ".loaded")
  }

  @Test func `A comparison is made again only if a file that it needs has changed`() async throws {
    let (log, _) = try logs()
    var count = 0
    func compare(_ texts: [String: String]) async {
      _ = await log.verdict(on: subject, texts) { _, _ in
        count += 1
        return (proven, ["A.swift"])
      }
    }
    await compare(["x/A.swift": "a", "x/B.swift": "b"])
    await compare(["x/A.swift": "a"])
    #expect(count == 1)
    await compare(["x/A.swift": "c"])
    await compare([:])
    #expect(count == 3)
  }
}
