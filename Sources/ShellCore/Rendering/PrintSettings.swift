import ComposableArchitecture

/// The settings for printing actions.
struct PrintSettings: Equatable {
  var format = ChangeFormat.full
  /// The patterns of the actions that are hidden.
  var hidden: [String] = []
  var isTraced = false

  /// The commands that change other settings to these.
  func commands(from old: Self) -> [String] {
    var commands: [String] = []
    if format != old.format { commands.append("format \(format.rawValue)") }
    if hidden != old.hidden {
      let isLonger = hidden.starts(with: old.hidden)
      if !isLonger { commands.append("hide none") }
      commands += hidden.dropFirst(isLonger ? old.hidden.count : 0).map { "hide \($0)" }
    }
    if isTraced != old.isTraced { commands.append("trace \(isTraced ? "on" : "off")") }
    return commands
  }
}
