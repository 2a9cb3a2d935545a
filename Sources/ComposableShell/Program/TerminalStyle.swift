/// How a terminal wants its text.
struct TerminalStyle: Sendable, Equatable {
  /// Whether text may be coloured: not where `NO_COLOR` is set or the terminal is a dumb one.
  let hasColor: Bool

  init(environment: [String: String]) {
    let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    hasColor = !refuses && environment["TERM"] != "dumb"
  }
}
