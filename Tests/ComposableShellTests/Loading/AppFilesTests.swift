import Testing

@testable import ComposableShell
@testable import ShellCore

/// Files as apps have them, in today's spelling and in that of 1.0: with previews, app entries, clients, and views that use names
/// that a terminal lacks.
@Suite("Loading files of apps", .serialized)
@MainActor
struct AppFilesTests {
  /// A file, the lines typed after loading it, and a part of the output of the last line.
  struct App: Sendable, CustomTestStringConvertible {
    let file: String
    let lines: [String]
    let output: String

    init(_ file: String, _ lines: String..., output: String) {
      (self.file, self.lines, self.output) = (file, lines, output)
    }

    var testDescription: String { "\(file): \(lines.joined(separator: ", "))" }
  }

  @Test(
    "A file loads, draws a screen and behaves",
    arguments: [
      App("Now/Kettle", "tap 2", "screen", output: "[1] <[minus]> 21° [2] <[plus]>"),
      App("Now/Kettle", "tap On", "advance 3s", "state degrees", output: "23"),
      App("Now/Kettle", "tap Open the lid", "tap Level 1", "state heater", output: "level: 2"),
      App(
        "Now/Groceries", ".addButtonTapped", ".items[#0].binding(.set(\\.isBought, true))",
        "advance 1s", ".clearButtonTapped", ".alert.clearConfirmed", "state items", output: "[]"),
      App("Now/Groceries", ".addButtonTapped", "screen", output: "Nameless: \"\""),
      App("Now/Trains", "enter 2 Bern", "state query", output: "Bern"),
      App(
        "Now/Trains", ".queryChangeDebounced", ".cancelButtonTapped", "state isLoading",
        output: "false"),
      App(
        "Now/Quiz", "enter 1 sesame", "tap Open", "tap Question 2", "state", output: "[1]: true"),
      App("Now/Album", "tap 1", "screen", output: "Harbour [1] <Unlike>"),
      App("Now/RecipeForm", ".addStepButtonTapped", "screen", output: "Step: \"\""),
      App(
        "Now/RecipeForm", "set recipe.title Bread", "state recipe.title", output: "Bread"),
      App("Now/Errands", "screen", output: "regular no note\ncompact no note\n bread stamps"),
      App("Now/Errands", "tap Cancel", "state message", output: "cancelled"),
      App("Now/Errands", ".denied", "state message", output: "denied"),
      App("Now/Dial", ".turned(3)", "state position", output: "3"),
      App(
        "Now/Folders", ".addButtonTapped", ".folders[#0].addButtonTapped", "state",
        output: "UUID(00000000-0000-0000-0000-000000000002)"),
      App("Now/Wallet", ".emailChanged(\"a@b.de\")", "screen", output: "Valid"),
      App("Now/Wallet", ".appeared", "state rates", output: "[0]: 1,\n  [1]: 2"),
      App("Now/Wallet", ".appeared", "state sum", output: "7"),
      App(
        "Then/Weather", ".cityChanged(\"Oslo\")", ".searchTapped", "screen",
        output: "<Sun in Oslo>"),
      App("Then/Weather", ".searchTapped", "state message", output: "No forecast"),
      App(
        "Then/Weather", ".detailTapped", ".detail(.startTapped)", "advance 3s", "screen",
        output: "3 s"),
      App(
        "Then/Weather", ".cityChanged(\"Oslo\")", ".searchTapped", "scope rows[2]", ".markTapped",
        "state", output: "isMarked: true"),
      App(
        "Then/Weather", ".detail(.ticked)",
        output: "optional received DetailAction.ticked while DetailState is nil"),
      App("Then/Tally", ".up", ".reset", ".up", "state", output: "count: 102,\n  events: 1"),
      App("Then/Tally", "tap 1", "screen", output: "<2>"),
      App("Then/Tally", ".addLater", "advance 1s", "state count", output: "10"),
      App("Then/Tally", ".textTapped", "state texts", output: "[0]: \"ab\",\n  [1]: \"failed\"\n]"),
      App("Then/Chores", ".addButtonTapped", "tap Done", "screen", output: "Done: on"),
      App("Then/Visitor", "enter 1 Blob", "tap Sign", "screen", output: "Visitor 4"),
      App(
        "Then/Visitor", ".outside(.signed(.failure(\"no\")))", "state",
        output: "label: \"Again\""),
      App(
        "Now/Nearby", ".located(.init(latitude: 1, longitude: 2))", "state coordinate",
        output: "latitude: 1"),
      App(
        "Now/Chat", "enter Message hello", ".sendTapped", "screen", output: "hello"),
      App(
        "Now/Tabs", ".tabSelected(.settings)", "tap New home", "screen", output: "New home: on"),
      App(
        "Now/Tabs", "tap Item 2", "screen", output: "Detail 2"),
      App(
        "Then/Movies", ".moviesResponse(.failure(\"no\"))", "screen", output: "<Retry>"),
      App(
        "Then/Wizard", ".started(.name(.init()))", "state",
        output: "text: \"Nobody\""),
    ])
  func loads(_ app: App) async {
    let (_, output) = await run(app.lines, in: app.file)
    #expect(output.contains(app.output), "\(output)")
  }

  @Test("Of a file with UIKit, all remains but the preview of a controller, and a line says so")
  func uiKit() async {
    let (loaded, _) = await run([], in: "Now/Dial")
    let leftOut = loaded.split(separator: "\n").filter { $0.hasPrefix("left out: ") }
    #expect(leftOut.count == 1, "\(loaded)")
    let first = "left out: #Preview (Dial.swift:79: "
    #expect(leftOut.first?.hasPrefix(first) == true, "\(loaded)")
  }

  @Test("A modifier that a terminal lacks is the only part of a view that is left out")
  func modifier() async {
    let (loaded, _) = await run([], in: "Now/Kettle")
    let leftOut = loaded.split(separator: "\n").filter { $0.hasPrefix("left out: ") }
    #expect(leftOut.count == 1, "\(loaded)")
    #expect(
      leftOut.first?.hasPrefix("left out: .sectionIndexLabel of KettleView (Kettle.swift:") == true
    )
  }

  @Test("A state that needs a value, and a reducer that needs a closure, come from a preview")
  func previews() async {
    let (form, list) = await run(["previews"], in: "Now/RecipeForm")
    #expect(form.contains("UUID(00000000-0000-0000-0000-000000000007)"), "\(form)")
    #expect(list == "1  Preview  RecipeForm.State")
    let (album, _) = await run([], in: "Now/Album")
    #expect(album.contains("title: \"Harbour\""), "\(album)")
  }

  @Test("Frameworks of Apple are declared, and values work")
  func frameworks() async {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Apps").path
    let session = Session(features: [], folder: folder, files: LocalFileSystem())
    session.workspace.loader = .compiling
    let loaded = await session.evaluate("load Now/Badge.swift").text
    #expect(loaded.hasPrefix("Badge.State("), "\(loaded)")
    for (line, part) in [
      (
        ".hashed(\"abc\")",
        "+   _digest: \"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\""
      ), (".dated(-7200)", "+   _since: \"2 hours ago\""),
      ("screen", "<Continue with Apple>"),
    ] {
      let output = await session.evaluate(line).text
      #expect(output.contains(part), "\(output)")
    }
  }

  @Test("A preview with variables of its own is loaded as it is written")
  func previewable() async {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Apps").path
    let session = Session(features: [], folder: folder, files: LocalFileSystem())
    session.workspace.loader = .compiling
    let loaded = await session.evaluate("load Now/Wallet.swift preview 1").text
    #expect(loaded.hasPrefix("Wallet.State("), "\(loaded)")
    #expect(loaded.contains("_email: \"a@b.de\""), "\(loaded)")
    let screen = await session.evaluate("screen").text
    #expect(screen.contains("On: on"), "\(screen)")
  }

  private func run(_ lines: [String], in file: String) async -> (loaded: String, last: String) {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Apps").path
    let session = Session(features: [], folder: folder, files: LocalFileSystem())
    session.workspace.loader = .compiling
    let loaded = await session.evaluate("load \(file).swift").text
    var last = loaded
    for line in lines { last = await session.evaluate(line).text }
    return (loaded, last)
  }
}
