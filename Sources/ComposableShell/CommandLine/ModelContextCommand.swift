import ArgumentParser
import FileAccess
import Foundation

/// `tca mcp`: serves a session to programs that speak the Model Context Protocol.
struct ModelContextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve a session to clients of the Model Context Protocol.",
    discussion: """
      The client writes requests to standard input, and reads the answers from standard output. The session reads \
      only files inside its folder. docs/ModelContext.md shows how to register it in a client.
      """)

  @Option(help: "The folder whose files the session can load and check.", completion: .directory)
  var folder = "."

  @Flag(help: "Load only the features that are built in: no Swift file is compiled or run.")
  var builtIn = false

  @MainActor
  func run() async throws {
    let files = FolderFileSystem(folder, of: LocalFileSystem())
    guard files.isFolder(files.root) else {
      throw ValidationError("The folder \(folder) does not exist.")
    }
    let plain = PlainOutput()
    let tools = SessionTools {
      let session = SessionFactory.makeSession(in: files, compiles: !builtIn)
      plain.attach(to: session)
      return session
    }
    let server = ToolServer(
      name: "tca", version: CurrentProgram.version,
      instructions: """
        Load a feature, send actions, and read the diffs. Each tool is a command of the shell; errors say what was \
        expected.
        """,
      tools: tools.all)
    await serve(server, plain)
    CurrentProgram.exit(0)
  }

  @MainActor
  private func serve(_ server: ToolServer, _ plain: PlainOutput) async {
    var lines = MessageLines()
    while let bytes = Descriptors.readSome(STDIN_FILENO), !bytes.isEmpty {
      for line in lines.read(bytes) { await answer(line, server, plain) }
    }
    for line in lines.finish() { await answer(line, server, plain) }
  }

  @MainActor
  private func answer(
    _ line: MessageLines.Line, _ server: ToolServer, _ plain: PlainOutput
  ) async {
    if let answer = await server.answer(line) { plain.print(answer) }
  }
}

extension ModelContextCommand: ReadsStrangersFiles {
  var scenarios: [String] { [] }
  var isUnrestricted: Bool { false }
  var programs: HelperPrograms { builtIn ? [] : .compiler }
}
