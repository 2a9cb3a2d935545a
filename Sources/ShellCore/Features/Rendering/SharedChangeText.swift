/// The block of a change of a shared value that no action has made.
enum SharedChangeText {
  /// ```
  /// effect 1 (Timer.swift:24, from action 1) changed .inMemory("count"):
  /// - 0
  /// + 10
  /// ```
  static func text(of change: SharedChange, _ format: ChangeFormat) -> String {
    let title = title(of: change)
    let opening =
      change.effect.map { "\(name(of: $0)) changed \(title):" }
      ?? "\(title) changed outside of an action:"
    guard format != .labels else {
      return "\(opening) \(ChangeSummary(from: change.old, to: change.new).briefText)"
    }
    let difference = ChangeText.diff(change.old, change.new) ?? ""
    return LongText.cut("\(opening)\n\(difference)\n")
  }

  /// The key, or the type of a value without one. A file is named without its folder, which depends on the
  /// machine.
  private static func title(of change: SharedChange) -> String {
    let start = ".fileStorage("
    guard change.title.hasPrefix(start), let slash = change.title.lastIndex(of: "/") else {
      return change.title
    }
    return start + change.title[slash...].dropFirst()
  }

  private static func name(of effect: RunningEffect) -> String {
    let origin = effect.action == 0 ? "from a view" : "from action \(effect.action)"
    return "effect \(effect.number) (\(effect.location), \(origin))"
  }
}
