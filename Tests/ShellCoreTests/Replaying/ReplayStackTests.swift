import Testing

@testable import ShellCore

@Suite("The limits of a replay")
@MainActor
struct ReplayStackTests {
  @Test func `A file cannot be replayed inside itself`() throws {
    var stack = ReplayStack()
    try stack.push("a")
    try stack.push("b")
    #expect(throws: ReplayStack.Refusal.isBeingReplayed) { try stack.push("a") }
    stack.pop()
    try stack.push("b")
  }

  @Test func `The nesting of replayed files is limited`() throws {
    var stack = ReplayStack()
    for file in 0..<ReplayStack.depthLimit { try stack.push("\(file)") }
    #expect(throws: ReplayStack.Refusal.isTooDeep) { try stack.push("one more") }
    stack.pop()
    try stack.push("one more")
  }

  /// Returns whether another command may be played, once for each value of the stack.
  private func mayContinue(_ stack: ReplayStack) -> (Bool, limit: String?) {
    var stack = stack
    return (stack.mayContinue(), stack.exceededLimit)
  }

  @Test func `The number of commands is limited until the stack is reset`() throws {
    var stack = ReplayStack()
    stack.commandLimit = 2
    try stack.push("a")
    stack.count("")
    #expect(mayContinue(stack) == (true, nil))
    stack.count("")
    #expect(mayContinue(stack) == (false, "2 commands"))
    stack.pop()
    try stack.push("a")
    #expect(mayContinue(stack) == (false, "2 commands"))
    stack.reset()
    #expect(mayContinue(stack) == (true, nil))
  }

  @Test func `The size of the output is limited`() throws {
    var stack = ReplayStack()
    try stack.push("a")
    stack.count(String(repeating: "x", count: ReplayStack.outputLimit))
    #expect(mayContinue(stack) == (false, "20 MB of output"))
  }

  @Test func `The number of files is limited, however often each of them is replayed`() throws {
    var stack = ReplayStack()
    for _ in 0..<ReplayStack.fileLimit {
      try stack.push("a")
      #expect(mayContinue(stack) == (true, nil))
      stack.pop()
    }
    try stack.push("a")
    #expect(mayContinue(stack) == (false, "1000 files"))
  }

  @Test func `The size of the files is limited, and a file that is kept counts once`() throws {
    let key = ReplayStack.ScenarioKey(name: "a.md", folder: "/")
    var stack = ReplayStack()
    stack.add(try ScenarioReader.read([], path: "/a.md"), size: ReplayStack.readLimit, as: key)
    #expect(stack.scenario(key)?.path == "/a.md")
    #expect(stack.scenario(ReplayStack.ScenarioKey(name: "a.md", folder: "/other")) == nil)
    #expect(mayContinue(stack) == (false, "50 MB of files"))
    stack.reset()
    #expect(stack.scenario(key) == nil)
  }

  /// Ten files, each of which replays the next one ten times: ten billion commands. The session may play 200.
  private func replayBomb(in folder: TemporaryFolder) throws -> Session {
    for file in 0..<10 {
      let lines = file == 9 ? ["# nothing"] : Array(repeating: "replay \(file + 1).md", count: 10)
      let block = (["```tca"] + lines.map { "> " + $0 } + ["```\n"]).joined(separator: "\n")
      try Data(block.utf8).write(to: URL(filePath: folder.path("\(file).md")))
    }
    let session = fixtureSession(folder: folder.path)
    session.workspace.replaying.commandLimit = 200
    return session
  }

  private let limitError =
    "error: the replay was stopped after 200 commands; do these files replay each other?"

  @Test func `Files that replay each other many times end with one error`() async throws {
    let folder = TemporaryFolder()
    let session = try replayBomb(in: folder)
    let output = await session.evaluate("replay 0.md")
    #expect(output.isError)
    #expect(output.text.hasSuffix(limitError))
    #expect(await !session.evaluate("features").isError)
    // Another line at the prompt begins to count anew.
    #expect(await session.evaluate("replay 0.md").text == output.text)
    #expect(await session.evaluate("replay 9.md").text == "tca> # nothing")
  }

  @Test func `All lines of a scenario that the program plays share the limits`() async throws {
    let folder = TemporaryFolder()
    let session = try replayBomb(in: folder)
    session.workspace.permissions.playsScenario = true
    #expect(await session.evaluate("replay 0.md").text.hasSuffix(limitError))
    #expect(await session.evaluate("replay 9.md") == Output(text: limitError, isError: true))
    #expect(await !session.evaluate("features").isError)
  }

  @Test func `A chain of files that is too long is an error in the file that exceeds the limit`()
    async throws
  {
    let folder = TemporaryFolder()
    for file in 0..<20 {
      try Data("```tca\n> replay \(file + 1).md\n```\n".utf8)
        .write(to: URL(filePath: folder.path("\(file).md")))
    }
    let output = await fixtureSession(folder: folder.path).evaluate("replay 0.md")
    #expect(output.text.contains("error: 16 files are already being replayed inside each other"))
  }
}
