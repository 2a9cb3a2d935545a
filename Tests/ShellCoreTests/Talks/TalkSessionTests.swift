import TestSupport
import Testing

@testable import ShellCore

@Suite("The session of a talk")
@MainActor
struct TalkSessionTests {
  /// The lines that each host received.
  @MainActor
  private final class Hosts {
    var all: [ScriptedHost] = []
    var asked: [[String]] { all.map { $0.asked } }
  }

  private let hosts = Hosts()

  private func session(_ lines: String...) throws -> TalkSession<ScriptedHost> {
    let text = "```tca\n" + lines.map { $0 + "\n" }.joined() + "```\n"
    let hosts = hosts
    return TalkSession(Talk(try read(text)).steps) {
      hosts.all.append(ScriptedHost())
      return hosts.all[hosts.all.count - 1]
    }
  }

  @Test func `Commands run once, in order, in one session`() async throws {
    let session = try session("> at A", "A> say x", "x")
    _ = await session.run(0)
    let output = await session.run(1)
    #expect(output == TalkOutput(prompt: "A", text: "x", isAsExpected: true, nextPrompt: "A"))
    #expect(hosts.asked == [["at A", "say x"]])
  }

  @Test func `A command that runs again starts in the state before it`() async throws {
    let session = try session("> at A", "> at B")
    _ = await session.run(0)
    _ = await session.run(1)
    #expect(await session.run(1).prompt == "A")
    #expect(hosts.asked == [["at A", "at B"], ["at A", "at B"]])
  }

  @Test func `Going forward runs the commands that have not run yet`() async throws {
    let session = try session("> at A", "> say x", "x", "> at B")
    _ = await session.run(0)
    let outputs = await session.reach(2)
    #expect(outputs.keys.sorted() == [1])
    #expect(outputs[1]?.text == "x")
    #expect(hosts.asked == [["at A", "say x"]])
  }

  @Test func `Going back runs the commands from the beginning`() async throws {
    let session = try session("> at A", "> at B", "> at C")
    await session.reach(3)
    await session.reach(1)
    #expect(session.host.prompt == "A")
    #expect(hosts.asked == [["at A", "at B", "at C"], ["at A"]])
  }

  @Test func `Commands typed in a lent session do not affect the talk`() async throws {
    let session = try session("> at A", "> say x", "x")
    let lent = await session.lend(at: 1)
    #expect(lent.prompt == "A")
    _ = await lent.evaluate("at elsewhere")
    #expect(await session.run(1).prompt == "A")
    #expect(hosts.asked == [["at A", "at elsewhere"], ["at A", "say x"]])
  }

  @Test func `A session is lent only once`() async throws {
    let session = try session("> at A")
    _ = await session.lend(at: 0).evaluate("at elsewhere")
    #expect(await session.lend(at: 0).prompt == "tca")
  }

  @Test func `Output that differs from the scenario is reported, unless a wildcard matches it`()
    async throws
  {
    let session = try session(
      "> say a b", "...", "> say a b", "a [..]", "> say a", "b", "X> say a", "a")
    var same: [Bool] = []
    for position in 0..<4 { same.append(await session.run(position).isAsExpected) }
    #expect(same == [true, true, false, false])
  }

  @Test func `A command after the end of the session is an error, until the talk goes back`()
    async throws
  {
    let session = try session("> quit", "> say x")
    _ = await session.run(0)
    let output = await session.run(1)
    #expect(output.text == "error: the session ended at line 2, so this command cannot run")
    #expect(!output.isAsExpected)
    #expect(hosts.asked == [["quit"]])
    await session.reach(0)
    #expect(hosts.asked == [["quit"], []])
  }

  @Test func `Running commands can be stopped`() async throws {
    let session = try session("> at A", "> at B", "> at C")
    session.isStopped = { [hosts] in hosts.all[0].asked.count == 2 }
    #expect(await session.reach(3).count == 2)
  }
}
