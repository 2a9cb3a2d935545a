import TestSupport
import Testing

@testable import ShellCore

/// A session whose process the kernel restricts before it plays a scenario, or reads a log or a state, that nobody has trusted.
@MainActor
@Suite("Sessions in a restricted process")
struct RestrictedSessionTests {
  private let files = InMemoryFileSystem(
    [
      "/course/a.md": block("> load todos", "> replay deep/b.md"),
      "/course/deep/b.md": block("> # nested"), "/other.md": block("> # other"),
      "/course/log.txt": "received action:\n  Todos.Action.addButtonTapped\n",
      "/course/state.json": "{}",
      "/course/reads.md": block("> import log log.txt", "> load todos --state state.json"),
    ], folders: ["/home", "/course/deep"])

  /// What the session has asked the kernel for.
  private final class Kernel {
    var asked: [String] = []
    var folders: [String]?
    var canRestrict = true
  }
  private let kernel = Kernel()

  private func makeSession() async -> Session {
    let session = await ShellCoreTests.session(after: "load todos")
    session.workspace.use(files)
    session.workspace.folder = "/"
    session.workspace.home = "/home"
    session.workspace.permissions.restrict = { [kernel] scenario, files in
      kernel.asked.append(([scenario] + files).joined(separator: " "))
      return kernel.canRestrict
    }
    session.workspace.permissions.kernelFolders = { [kernel] in kernel.folders }
    return session
  }

  @Test("The process is restricted before a typed `replay`, and not again by the scenarios inside")
  func typed() async {
    let session = await makeSession()
    _ = await session.evaluate("record /home/own.md")
    _ = await session.evaluate("replay course/a.md")
    #expect(kernel.asked == ["/course/a.md /home/own.md"])
    _ = await session.evaluate("record stop")
    _ = await session.evaluate("replay other.md")
    #expect(kernel.asked == ["/course/a.md /home/own.md", "/other.md"])
  }

  @Test(
    "The process is restricted before a typed line reads a log or a state",
    arguments: [
      ("import log course/log.txt", "/course/log.txt"),
      ("import log course/log.txt as todos", "/course/log.txt"),
      ("load todos --state course/state.json", "/course/state.json"),
    ])
  func reads(line: String, path: String) async {
    let session = await makeSession()
    _ = await session.evaluate(line)
    #expect(kernel.asked == [path])
    kernel.canRestrict = false
    let output = await session.evaluate(line)
    #expect(
      output.text.hasPrefix(
        "error: the kernel could not restrict this process, so course\(path.dropFirst(7)) was not opened"
      ))
  }

  @Test("What a scenario reads does not restrict the process again")
  func nested() async {
    let session = await makeSession()
    _ = await session.evaluate("replay course/reads.md")
    #expect(kernel.asked == ["/course/reads.md"])
  }

  @Test("A scenario that the program plays does not restrict the process: it is restricted already")
  func played() async {
    let session = await makeSession()
    session.workspace.permissions.playsScenario = true
    _ = await session.evaluate("replay course/a.md")
    #expect(kernel.asked.isEmpty)
  }

  @Test("If the process cannot be restricted, the scenario is not played")
  func unrestricted() async {
    kernel.canRestrict = false
    let session = await makeSession()
    let output = await session.evaluate("replay course/a.md")
    #expect(
      output.text == """
        error: the kernel could not restrict this process, so course/a.md was not opened
          replay course/a.md
                 ^ expected a file in a trusted folder: `tca trust FOLDER` trusts one
        """)
  }

  @Test(
    "What somebody types can name the files that the kernel leaves, and the error says how to go on",
    arguments: ["export scenario", "record"])
  func outside(command: String) async {
    kernel.folders = ["/course"]
    let session = await makeSession()
    let output = await session.evaluate("\(command) /home/new.md")
    #expect(
      output.text == """
        error: this session uses files that are not trusted, so it writes only in their folder
          \(command) /home/new.md
          \(String(repeating: " ", count: command.count)) ^ expected a path inside /course; \
        after `tca trust FOLDER`, `tca resume` continues the session without this limit
        """)
    #expect(await !session.evaluate("\(command) /course/new.md").isError)
    #expect(files.info("/course/new.md") != nil)
    #expect(files.info("/home/new.md") == nil)
  }

  @Test("Two scenarios in different folders leave no folder")
  func nowhere() async {
    kernel.folders = []
    let session = await makeSession()
    #expect(
      await session.evaluate("export scenario /course/new.md").text.hasSuffix(
        "^ after `tca trust FOLDER`, `tca resume` continues the session without this limit"))
    #expect(
      await session.evaluate("room --to /course/room").text.contains(
        "error: this session uses files that are not trusted"))
  }
}
