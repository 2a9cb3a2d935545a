/// The page that describes every command, docs/Commands.md, generated from the table of commands.
package enum CommandManual {
  package static var markdown: String {
    """
    # Commands

    The commands of the prompt. A line that begins with a dot is an action, see [Actions.md](Actions.md); `#` begins a
    comment; any other line is a command. `help` at the prompt shows the same text.

    | command | what it does |
    |---|---|
    \(CommandTable.commands.map(row).joined(separator: "\n"))

    \(CommandTable.commands.map(section).joined(separator: "\n\n"))

    `make docs` writes this page from the shell's table of commands.

    """
  }

  private static func row(_ command: Command) -> String {
    "| [\(command.name)](#\(command.name)) | \(command.summary) |"
  }

  private static func section(_ command: Command) -> String {
    """
    ## \(command.name)
    ```text
    \(HelpText.of(command))
    ```
    \(files(of: command))
    """.trimmingWhitespace
  }

  /// What happens to the files that a line names. The test of the files that strangers' scenarios can reach reads it, too.
  private static func files(of command: Command) -> String {
    guard !command.files.isEmpty else { return "" }
    let rows = command.files.map { "| `\($0.line)` | \($0.use.rawValue) |" }
    return "\n| line | what it does with the file |\n|---|---|\n"
      + rows.joined(separator: "\n")
  }
}
