enum ClearCommand {
  static let command = Command(
    name: "clear", aliases: ["cls"], summary: "Erase the terminal",
    details: """
      The session and its history stay as they are. Ctrl-L does the same.
        clear
      """,
    meaning: .inspects(.shell, reads: []), arguments: .nothing
  ) { (_: CommandArgument) in
    var output = Output()
    output.clearsTerminal = true
    return output
  }
}
