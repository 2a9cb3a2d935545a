/// The text of `help`, generated from the table of commands.
struct HelpText {
  /// The width in columns to which lists are fitted.
  var width = 80
  /// Whether an exercise is open. Otherwise the commands for exercises have no use.
  var hasExercise = false
  var language = Language.english

  /// The same help in another language.
  func `in`(_ language: Language) -> HelpText {
    HelpText(width: width, hasExercise: hasExercise, language: language)
  }

  /// The commands to start with, and during an exercise those for exercises.
  var beginners: [StyledLine] {
    let exercises = CommandTable.commands.filter(\.isForExercises)
    return [StyledLine(said("Commands to start with"), .bold)]
      + list(CommandTable.commands.filter(\.isForBeginners))
      + (hasExercise ? [StyledLine(said("In an exercise"), .bold)] + list(exercises) : [])
      // It has to fit 24 rows.
      + (hasExercise ? [] : [StyledLine()])
      + paragraphs([
        "A line that begins with a dot is an action: .plusButtonTapped. TAB completes.",
        "`help COMMAND` explains a command, and `help all` lists all of them.",
      ])
  }

  /// All commands, by group.
  var all: [StyledLine] {
    Array(
      CommandTable.groups.map { group in
        [StyledLine(said(group.title), .bold)] + list(group.commands)
      }.joined(separator: [StyledLine()]))
  }

  /// The English help of one command, of at most 80 columns.
  static func of(_ command: Command) -> String {
    let aliases =
      command.aliases.isEmpty ? "" : "\nAlso: \(command.aliases.joined(separator: ", "))"
    return "\(command.usage)\n\(command.summary)\(aliases)\n\n\(command.details)"
  }

  /// The help of one command, with its usage as the heading and its examples as code.
  func page(of command: Command) -> [StyledLine] {
    guard language != .english || width < 80 else {
      return StyledLine.plain(Self.of(command)).enumerated().map { index, line in
        if index == 0 { return StyledLine(line.text, .bold) }
        return line.text.hasPrefix("  ") ? StyledLine(line.text, .code) : line
      }
    }
    let aliases = command.aliases.joined(separator: ", ")
    return [StyledLine(command.usage, .bold)] + wrapped(said(command.summary), "")
      + (aliases.isEmpty ? [] : wrapped("\(said("Also")): \(aliases)", ""))
      + [StyledLine()] + details(HelpDetails(command.details))
  }

  /// The details in another language or in another width. Their paragraphs are broken anew, and their notes stay below each other.
  private func details(_ details: HelpDetails) -> [StyledLine] {
    let column = details.parts.reduce(0) { widest, part in
      guard case .example(let code, let note) = part, !note.isEmpty else { return widest }
      return max(widest, ColumnWidth.of(code) + 3)
    }
    return details.parts.flatMap { part in
      switch part {
      case .paragraph(let text): wrapped(said(text), "")
      case .example(let code, ""): [StyledLine(code, .code)]
      case .example(let code, let note):
        [
          StyledLine(
            code + String(repeating: " ", count: column - ColumnWidth.of(code)) + said(note), .code)
        ]
      }
    }
  }

  private func said(_ text: String) -> String { language.said(text) }

  /// Each command with its usage and its summary: beside each other, or below each other if there is little room.
  private func list(_ commands: [Command]) -> [StyledLine] {
    guard width >= 72 else {
      return commands.flatMap { command in
        wrapped(command.usage, "  ").map { StyledLine($0.text, .code) }
          + wrapped(said(command.summary), "      ")
      }
    }
    return TextTable(width: width).lines(commands.map { ["  " + $0.usage, said($0.summary)] })
      .map { StyledLine($0) }
  }

  private func paragraphs(_ texts: [String]) -> [StyledLine] {
    texts.flatMap { wrapped(said($0), "") }
  }

  private func wrapped(_ text: String, _ indent: String) -> [StyledLine] {
    TextWrapping(width: width, rule: .wholeWords, firstIndent: indent, indent: indent)
      .lines([StyledText(text)])
  }
}

extension Output {
  /// Lines that are shown in a language. Files contain them in English.
  static func localized(
    _ language: Language, _ lines: (Language) throws -> [StyledLine]
  ) rethrows -> Output {
    var output = Output(lines: try lines(language))
    if language != .english { output.fileText = Output(lines: try lines(.english)).text }
    return output
  }
}

extension Command {
  /// Whether it does something only while an exercise is open.
  var isForExercises: Bool {
    ["task", "hint", "check", "solution", "again", "next"].contains(name)
  }
}
