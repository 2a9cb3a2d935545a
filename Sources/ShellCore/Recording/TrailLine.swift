/// What a line is to a trail: looked at once, however often it is asked.
struct TrailLine {
  /// The command's name; nil: it is an action.
  private let name: String?
  private let isAlone: Bool

  init(_ line: String) {
    // Actions are many, and nothing is to be found in them.
    guard line.utf8.first != UInt8(ascii: ".") else {
      (name, isAlone) = (nil, false)
      return
    }
    let input = CommandInput(line)
    (name, isAlone) = (input.name, input.rest.isEmpty)
  }

  /// Whether a line is kept: not where it travels, carries out lines that are kept themselves, sets
  /// what each entry knows, or is about something else than the feature.
  var isKept: Bool {
    guard let name else { return true }
    if Self.settings.contains(name) { return isAlone }
    if name == "explain" { return !isAlone }
    return !Self.others.contains(name) && !travels
  }

  /// Whether it leads to what was before, or back from there.
  var travels: Bool { isOne(of: Self.journeys) }
  /// Whether what it answers tells of what is not on the way.
  var tellsOfJourneys: Bool { isOne(of: ["log", "show", "effects"]) }
  /// Whether it answers what time it is.
  var tellsTime: Bool { isOne(of: ["advance", "deps"]) }
  /// Whether it answers whether the clock goes by itself.
  var tellsOfClock: Bool { name == "deps" }
  /// Whether it lets time pass where the clock goes by itself.
  var waits: Bool { name == "wait" }

  private func isOne(of names: Set<String>) -> Bool { name.map(names.contains) ?? false }

  private static let settings: Set<String> = ["format", "hide", "trace"]
  private static let journeys: Set<String> = ["undo", "redo", "goto"]
  private static let others: Set<String> = [
    "load", "reset", "reload", "replay", "record", "note", "export", "clock", "hints", "help", "?",
    "features", "quit", "exit",
  ]
}
