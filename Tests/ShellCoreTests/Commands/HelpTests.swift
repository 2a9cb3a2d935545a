import Testing

@testable import ShellCore

@Suite("help")
@MainActor
struct HelpTests {
  private func help(_ line: String) async -> String { await fixtureSession().evaluate(line).text }

  @Test(
    "`help` shows the twelve commands to begin with and says that a dot begins an action",
    arguments: ["help", "?"])
  func beginners(line: String) async {
    let lines = await help(line).split(separator: "\n").map(String.init)
    let commands = lines.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(
      commands.map { String($0.dropFirst(2).prefix { $0 != " " }) }.filter { !$0.isEmpty } == [
        "features", "load", "actions", "state", "screen", "tap", "log", "undo", "advance", "learn",
        "explain", "quit",
      ])
    #expect(
      lines.contains {
        $0.hasPrefix("A line that begins with a dot is an action: .plusButtonTapped")
      })
    #expect(lines.last?.contains("`help all` lists all of them") == true)
  }

  @Test("`help` and the prompt below it fit in a terminal of 80 columns and 24 rows")
  func rows() async {
    let lines = await help("help").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 23)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("`help` shows the commands for exercises only during one", arguments: [false, true])
  func exercises(hasExercise: Bool) {
    let help = HelpText(width: 80, hasExercise: hasExercise)
    let lines = help.beginners.map(\.text)
    for command in ["task", "hint", "check", "solution", "again", "next"] {
      #expect(lines.contains { $0.hasPrefix("  \(command) ") } == hasExercise)
    }
    #expect(lines.count <= 23)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("At 40 columns, the paragraphs of a command's help are broken anew")
  func narrowPage() throws {
    let load = try #require(CommandTable.command(named: "load"))
    let lines = HelpText(width: 40).page(of: load).map(\.text)
    #expect(lines.contains("The name is that of the feature or its"))
    #expect(lines.contains("type, in upper or lower case. Fields"))
    #expect(lines.filter { !$0.hasPrefix("  ") }.allSatisfy { $0.count <= 40 })
  }

  @Test("`help all` lists every command in the order of the table")
  func all() async {
    let names = await help("help all").split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { String($0.dropFirst(2).prefix { $0 != " " }) }.filter { !$0.isEmpty }
    #expect(names == CommandTable.commands.map(\.name))
  }

  @Test(
    "At 40 columns, summaries are below the commands and no line is wider", arguments: [40, 60])
  func narrow(width: Int) {
    let help = HelpText(width: width)
    #expect((help.beginners + help.all).allSatisfy { $0.columns <= width })
    #expect(help.all.map(\.text).starts(with: ["Features", "  features [LIST|map]"]))
    #expect(help.all[2].text.hasPrefix("      List the features"))
  }

  @Test("Titles are bold, and examples have the color of code")
  func styles() async {
    let output = await fixtureSession().evaluate("help load")
    #expect(output.styledText.first?.style == .bold)
    #expect(output.styledText.contains { $0.text == "  load ProductDetail" && $0.style == .code })
    #expect(output.styledText.map(\.text).joined() == output.text)
  }

  @Test(
    "The help of a command shows an example that begins with it",
    arguments: CommandTable.commands.map(\.name))
  func example(name: String) async {
    let lines = await help("help \(name)").split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  \(name)") })
  }

  @Test(
    "The help fits in 80 columns",
    arguments: ["help", "help all"] + CommandTable.commands.map { "help \($0.name)" })
  func width(line: String) async {
    #expect(await help(line).split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("No two commands share a name")
  func names() { #expect(Set(CommandTable.names).count == CommandTable.names.count) }
}
