import OutputText
import TerminalUI

/// The text of `help`, generated from the table of commands.
struct HelpText {
  /// The width in columns to which lists are fitted.
  var width = 80
  /// Whether an exercise is open. Otherwise the commands of the course have no use, and the list names only how to open it.
  var hasExercise = false

  /// The commands to start with, and the names of the others by group.
  var beginners: [StyledLine] {
    [StyledLine("Commands to start with", .bold)]
      + list(CommandTable.commands.filter(\.isForBeginners))
      + [StyledLine(), StyledLine("All commands", .bold)] + names
      + [StyledLine()]
      + paragraphs([
        "A line that begins with a dot is an action: .plusButtonTapped. TAB completes.",
        "`help COMMAND` explains a command, `help all` all of them, `explain` an error.",
      ])
  }

  /// All commands, by group.
  var all: [StyledLine] {
    Array(
      CommandTable.groups.map { group in
        [StyledLine(group.title, .bold)] + list(group.commands)
      }.joined(separator: [StyledLine()]))
  }

  /// The help of one command, of at most 80 columns.
  static func of(_ command: Command) -> String {
    let aliases =
      command.aliases.isEmpty ? "" : "\nAlso: \(command.aliases.joined(separator: ", "))"
    return "\(command.usage)\n\(command.summary)\(aliases)\n\n\(command.details)"
  }

  /// The help of one command, with its usage as the heading and its examples as code.
  static func page(of command: Command) -> [StyledLine] {
    StyledLine.plain(of(command)).enumerated().map { index, line in
      if index == 0 { return StyledLine(line.text, .bold) }
      return line.text.hasPrefix("  ") ? StyledLine(line.text, .code) : line
    }
  }

  /// The groups on the first page, with the names that apply.
  private var names: [StyledLine] {
    let table = TextTable(width: width)
    return table.lines(
      CommandTable.groups.map { group in
        let commands = group.commands.filter { hasExercise || !$0.isForExercises }
        return ["  " + group.title, commands.map(\.name).joined(separator: ", ")]
      }
    ).map { StyledLine($0) }
  }

  /// Each command with its usage and its summary: beside each other, or below each other if there is little room.
  private func list(_ commands: [Command]) -> [StyledLine] {
    guard width >= 72 else {
      return commands.flatMap { command in
        wrapped(command.usage, "  ").map { StyledLine($0.text, .code) }
          + wrapped(command.summary, "      ")
      }
    }
    return TextTable(width: width).lines(commands.map { ["  " + $0.usage, $0.summary] })
      .map { StyledLine($0) }
  }

  private func paragraphs(_ texts: [String]) -> [StyledLine] {
    texts.flatMap { wrapped($0, "") }
  }

  private func wrapped(_ text: String, _ indent: String) -> [StyledLine] {
    TextWrapping(width: width, rule: .wholeWords, firstIndent: indent, indent: indent)
      .lines([StyledText(text)])
  }
}

extension Command {
  /// Whether it does something only while an exercise is open.
  var isForExercises: Bool { ["hint", "check", "solution", "skip", "again"].contains(name) }
}
