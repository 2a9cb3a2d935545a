/// Which lines are on a trail.
enum TrailLine {
  /// Whether a line is kept: not where it travels, carries out lines that are kept themselves, sets
  /// what each entry knows, or is about something else than the feature.
  static func isKept(_ line: String) -> Bool {
    guard !line.hasPrefix(".") else { return true }
    let input = CommandInput(line)
    if settings.contains(input.name) { return input.rest.isEmpty }
    return line != "explain" && !others.contains(input.name) && !journeys.contains(input.name)
  }

  /// Whether a line leads to what was before, or back from there.
  static func travels(_ line: String) -> Bool { journeys.contains(CommandInput(line).name) }

  /// Whether what a line answers tells of what is not on the way.
  static func tellsOfJourneys(_ line: String) -> Bool {
    ["log", "show", "effects"].contains(CommandInput(line).name)
  }

  /// Whether a line answers whether the clock goes by itself.
  static func tellsOfClock(_ line: String) -> Bool { CommandInput(line).name == "deps" }

  /// Whether a line answers what time it is.
  static func tellsTime(_ line: String) -> Bool {
    ["advance", "deps"].contains(CommandInput(line).name)
  }

  private static let settings: Set<String> = ["format", "hide", "trace"]

  private static let journeys: Set<String> = ["undo", "redo", "goto"]

  private static let others: Set<String> = [
    "load", "reset", "reload", "replay", "record", "note", "export",
    "clock",
    "hints", "help", "?", "features", "quit", "exit",
  ]
}
