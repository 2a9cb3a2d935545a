/// A command line of the program that was typed at its prompt: `tca learn` means `learn`, and `tca Counter` means `load Counter`.
struct ProgramLine {
  let line: String

  init(_ line: String) {
    let program = CommandInput(line)
    guard program.name == "tca", !program.rest.isEmpty else {
      self.line = line
      return
    }
    let rest = CommandInput(program.rest)
    let isCommand = CommandTable.command(named: rest.name) != nil
    self.line = isCommand ? program.rest : "load \(program.rest)"
  }
}
