import TestSupport
import Testing
import WorkshopFeatures

@testable import ShellCore

struct TrustedPathsTests {
  private let trusted = TrustedPaths(["/home/me/Features", "/one.swift"])

  @Test func `A trusted folder includes its contents, and not a folder with a longer name`() {
    #expect(trusted.contains("/home/me/Features"))
    #expect(trusted.contains("/home/me/Features/Deep/Counter.swift"))
    #expect(!trusted.contains("/home/me/FeaturesOfOthers/Counter.swift"))
    #expect(!trusted.contains("/home/me"))
    #expect(trusted.contains("/one.swift"))
    #expect(TrustedPaths(["/"]).contains("/any/file"))
    #expect(!TrustedPaths().contains("/"))
  }

  @Test func `The file has one path per line`() {
    #expect(trusted.text == "/home/me/Features\n/one.swift\n")
    #expect(TrustedPaths(text: trusted.text + "\nrelative\n") == trusted)
    #expect(!TrustedPaths.canHold("/a\n/"))
    #expect(!TrustedPaths.canHold("/a\r\n/"))
    #expect(TrustedPaths.canHold("/a b"))
  }

  @Test func `A path is added once and can be removed`() {
    var paths = TrustedPaths()
    paths.add("/b")
    paths.add("/a")
    paths.add("/b")
    #expect(paths.paths == ["/a", "/b"])
    let (first, second) = (paths.remove("/a"), paths.remove("/a"))
    #expect(first && !second)
    #expect(paths.paths == ["/b"])
  }
}

struct ScenarioCodeTests {
  private func paths(_ files: [String: String]) throws -> [String] {
    let system = InMemoryFileSystem(files)
    let scenario = try ScenarioFile.read("/course/a.md", in: system)
    return ScenarioCode(of: scenario, home: "/home/me", in: system).paths
  }

  @Test func `The files of each load are listed by their canonical paths`() throws {
    let text = block(
      "> load Counter.swift", "> load ../other/./A.swift B.swift Child", "> load \"My File.swift\"",
      "> load ~/x.swift", "> load Todos", "> load page.md", "> load Sources/Counter",
      "> .load(\"no.swift\")", "> # load no.swift", ">   load Counter.swift  ")
    #expect(
      try paths(["/course/a.md": text]) == [
        "/course/Counter.swift", "/other/A.swift", "/course/B.swift", "/course/My File.swift",
        "/home/me/x.swift", "/course/page.md", "/course/Sources/Counter",
      ])
  }

  @Test func `Scenarios that replay each other are read once`() throws {
    let files = [
      "/course/a.md": block("> replay deep/b.md", "> replay a.md", "> replay missing.md"),
      "/course/deep/b.md": block("> replay ../a.md", "> load Deep.swift"),
    ]
    #expect(try paths(files) == ["/course/deep/Deep.swift"])
  }
}

@MainActor
struct ScenarioPermissionsTests {
  private let files = InMemoryFileSystem([
    "/course/a.md": block("> load Counter.swift", "> export scenario ../escaped.md"),
    "/course/good.md": block("> load todos", "> export scenario own.md"),
  ])

  private func session(trusting paths: [String]?) -> Session {
    let session = ShellCore.Session(features: [], folder: "/course", files: files)
    session.workspace.permissions.trusted = { paths.map { TrustedPaths($0) } }
    return session
  }

  @Test func `A scenario loads only trusted files`() async {
    let refused = await session(trusting: ["/other"]).evaluate("replay a.md").text
    #expect(refused.contains("the code of /course/Counter.swift, which is not trusted"))
    let allowed = await session(trusting: ["/course"]).evaluate("replay a.md").text
    #expect(allowed.contains("error: this shell cannot load files"))
  }

  @Test func `A typed line needs no trust`() async {
    let typed = await session(trusting: []).evaluate("load Counter.swift").text
    #expect(typed.contains("error: this shell cannot load files"))
  }

  @Test func `The lines of a scenario that the program plays need trust`() async {
    let session = session(trusting: [])
    session.workspace.permissions.playsScenario = true
    let output = await session.evaluate("load Counter.swift")
    #expect(output.text.contains("not trusted"))
    #expect(await session.evaluate("explain").text.contains("TCA162"))
  }
}

@MainActor
struct ScenarioFilesTests {
  @Test(
    arguments: [
      ("own.md", true), ("deep/own.md", true), ("./own.md", true), ("../course/own.md", true),
      ("../escaped.md", false), ("/escaped.md", false), ("deep/../../escaped.md", false),
      ("~/escaped.md", false), ("/courses/own.md", false),
    ])
  func `A scenario creates files only in its own folder`(path: String, isAllowed: Bool) async {
    let files = InMemoryFileSystem(
      ["/course/a.md": block("> load todos", "> export scenario \(path)")],
      folders: ["/course/deep", "/courses", "/home"])
    let session = await ShellCoreTests.session(after: "load todos")
    session.workspace.use(files)
    session.workspace.folder = "/"
    session.workspace.home = "/home"
    let output = await session.evaluate("replay /course/a.md").text
    #expect(output.contains("wrote a scenario file") == isAllowed, "\(output)")
    #expect(output.contains("only in its own folder") != isAllowed, "\(output)")
  }

  @Test(
    arguments: ["explore save ../escaped.md", "explore export test /escaped.swift"])
  func `A session in which a scenario's line tries something may do no more than the line`(
    line: String
  ) async {
    let files = InMemoryFileSystem(
      [
        "/course/a.md": block(
          "> load AmountControl", "> explore depth 2 always amount < 1", "> \(line)")
      ])
    let session = fixtureSession(features: [
      Feature("AmountControl", summary: "a number", defaultState: AmountControl.State()) {
        AmountControl()
      }
    ])
    session.workspace.use(files)
    session.workspace.folder = "/"
    let output = await session.evaluate("replay /course/a.md").text
    #expect(output.contains("only in its own folder"), "\(output)")
    #expect((try? files.list("/")) == ["course"])
  }

  @Test(
    arguments: [
      ("import log ../log.txt", false), ("load todos --state ../state.json", false),
      ("replay ../other.md", false), ("replay deep/other.md", true),
      ("import log /trusted/log.txt", true),
    ])
  func `A scenario that is not trusted reads only its own folder and trusted ones`(
    line: String, isAllowed: Bool
  ) async {
    let files = InMemoryFileSystem(
      [
        "/course/a.md": block("> \(line)"), "/log.txt": "secret", "/state.json": "secret",
        "/other.md": block("> # secret"), "/course/deep/other.md": block("> replay ../../other.md"),
        "/trusted/log.txt": "text",
      ])
    let session = await ShellCoreTests.session(after: "load todos")
    session.workspace.permissions.trusted = { TrustedPaths(["/trusted"]) }
    session.workspace.use(files)
    session.workspace.folder = "/"
    let output = await session.evaluate("replay /course/a.md").text
    #expect(!output.contains("secret"), "\(output)")
    let isRefused = output.contains("reads only files in its own folder")
    #expect(isRefused == (!isAllowed || line.contains("deep")), "\(output)")
    #expect(await session.evaluate("import log log.txt").text.contains("has no block"))
  }

  @Test func `A session that writes nothing creates no file for a typed line, either`() async {
    let session = await ShellCoreTests.session(after: "load todos")
    session.workspace.permissions.writesFiles = false
    let output = await session.evaluate("export scenario new.md")
    #expect(output.text.contains("no line of this session creates files"))
    #expect(await !session.evaluate("export scenario").isError)
  }
}
