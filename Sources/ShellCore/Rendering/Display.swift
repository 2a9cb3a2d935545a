/// What the session shows, and how.
struct Display {
  var format = ChangeFormat.full
  /// The actions whose blocks are hidden.
  var hidden: [LabelPattern] = []
  /// How `screen` draws. The code that owns the terminal sets it.
  var screen = ScreenSettings()
  /// Whether the line editor shows how a line can be completed.
  var showsHints = true

  /// Whether the block of an action is hidden.
  func hides(_ reduced: ReducedAction) -> Bool {
    guard !hidden.isEmpty else { return false }
    let line = ActionLine.of(reduced)
    return hidden.contains { $0.matches(line) }
  }
}
