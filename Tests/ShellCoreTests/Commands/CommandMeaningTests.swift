import Testing

@testable import ShellCore

@Suite("The meaning of commands")
struct CommandMeaningTests {
  private func names(_ isIncluded: (CommandMeaning) -> Bool) -> [String] {
    CommandTable.commands.filter { isIncluded($0.meaning) }.map(\.name)
  }

  @Test("Recordings omit the course, the room, `record`, `note`, exports and `quit`")
  func recorded() {
    #expect(names { !$0.isAllowedInScenarios } == ["edit", "room", "vote", "ask", "record"])
    let course = ["learn", "task", "hint", "check", "solution", "again", "next", "map"]
    #expect(
      names { !$0.isRecorded }
        == ["edit", "room", "vote", "ask", "record", "note", "export"] + course + ["quit"])
  }

  @Test("The scenario reader rejects exactly the commands that scenarios may not contain")
  func scenarios() {
    for command in CommandTable.commands {
      let files = InMemoryFileSystem(["/a.md": "```tca\n> \(command.name)\n```\n"])
      let scenario = try? ScenarioFile.read("/a.md", in: files)
      #expect((scenario != nil) == command.meaning.isAllowedInScenarios, "\(command.name)")
    }
  }

  @Test("`reload` replays time travel, and exports omit it")
  func travels() {
    #expect(names { $0 == .travels } == ["undo", "redo", "goto"])
    #expect(CommandMeaning.travels.isReplayedByReload)
    #expect(!CommandMeaning.travels.isExported(isAlone: true))
  }

  @Test("A setting is exported where it is shown, not where it is changed")
  func settings() {
    #expect(CommandTable.meaning(of: "format").isExported)
    #expect(!CommandTable.meaning(of: "format labels").isExported)
    #expect(!CommandTable.meaning(of: "hints").isExported)
    #expect(!CommandTable.meaning(of: "clock").isExported)
  }

  @Test("`explain` without an argument depends on the last error, so exports omit it")
  func explain() {
    #expect(!CommandTable.meaning(of: "explain").isExported)
    #expect(CommandTable.meaning(of: "explain store").isExported)
  }

  @Test("The meaning of a line includes the kind of file that it may name")
  func files() {
    #expect(CommandTable.meaning(of: "replay a.md").file == .any)
    #expect(CommandTable.meaning(of: "load A.swift").file == .swift)
    #expect(CommandTable.meaning(of: ".load(\"A.swift\")").file == .none)
  }
}
