/// What a terminal has to know about a line before and after it is evaluated.
package struct LineTraits: Equatable {
  /// Whether the output is something to read, such as help or the log, rather than what the feature does.
  package let showsText: Bool
  /// Whether the feature runs without waiting for real time. Then the line ends soon unless the feature does not end.
  package let runsFeature: Bool

  package init(_ line: String) {
    let line = line.trimmingWhitespace
    let meaning = CommandTable.meaning(of: line).command
    let readers = [ExportCommand.command.name, MapCommand.command.name]
    showsText = meaning.onlyInspects || readers.contains(CommandInput(line).name)
    if case .changesFeature(_, let reads) = meaning {
      runsFeature = !reads.contains(.realTime)
    } else {
      runsFeature = false
    }
  }
}
