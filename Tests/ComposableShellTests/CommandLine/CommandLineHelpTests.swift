import Testing

@testable import ShellCore

@testable import ComposableShell

@Suite("The command line in Korean")
struct CommandLineHelpTests {
  @Test("The language can be anywhere before `--`, and the other arguments stay")
  func arguments() throws {
    let (language, rest) = try ChosenLanguage.split([
      "check", "--lang", "ko", "a.md", "--", "--lang",
    ])
    #expect(language == .korean)
    #expect(rest == ["check", "a.md", "--", "--lang"])
    #expect(try ChosenLanguage.split(["--lang=en"]).language == .english)
    #expect(try ChosenLanguage.split(["Todos"]).language == nil)
  }

  @Test("An unknown or missing language is an error", arguments: [["--lang", "fr"], ["--lang"]])
  func unknown(arguments: [String]) {
    #expect(throws: (any Error).self) { try ChosenLanguage.split(arguments) }
  }

  @Test("All help of the program is in Korean, in columns of any width", arguments: [40, 60, 80])
  func help(width: Int) {
    let help = CommandLineHelp(.korean, width: width)
    let commands = [Program.self] + Program.configuration.subcommands
    for command in commands where command.configuration.shouldDisplay {
      let text = help.translated(command.helpMessage(columns: 100_000))
      let lines = text.split(separator: "\n")
      #expect(lines.first?.hasPrefix("개요: ") ?? false, "\(text)")
      // A single word can be longer. The name of this program is longer than that of the real one.
      let wide = lines.map { $0.replacing(CurrentProgram.name, with: "tca") }.filter {
        ColumnWidth.of(String($0)) > width && $0.split(separator: " ").count > 1
      }
      #expect(wide.isEmpty)
      // What is left in English are names, usages and code.
      let english = lines.filter { $0.contains(#/^ *[A-Z][a-z]+ [a-z]+ [a-z]+/#) }
      #expect(english.isEmpty)
    }
  }

  @Test("Errors of the command line are translated")
  func errors() {
    let help = CommandLineHelp(.korean, width: 80)
    let text = """
      Error: Unknown option '--foo'
      Usage: tca check <paths> ...
        See 'tca check --help' for more information.
      """
    let translated = """
      오류: '--foo' 옵션은 없습니다
      사용법: tca check <paths> ...
        'tca check --help'에 더 나와 있습니다.
      """
    #expect(help.translated(text) == translated)
  }
}
