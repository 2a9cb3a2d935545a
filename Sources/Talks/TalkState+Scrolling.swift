// Scrolling a slide.
extension TalkState {
  /// Returns the first visible line of a slide.
  ///
  /// A slide that fits does not move. A longer slide shows its last command with the output, starting
  /// at the command if the output is too long. Before the first command it shows its beginning, and
  /// while a command is typed its end.
  func top(_ layout: SlideLayout) -> Int { min(max(0, home(layout) + scrolled), bottom(layout)) }

  /// Whether there is more to read below. A prompt does not count.
  func hasMore(_ layout: SlideLayout) -> Bool {
    stage != .inPlace && top(layout) + frame.area.rows < layout.contentEnd
  }

  /// Scrolls by a number of rows, as far as possible.
  mutating func scroll(by rows: Int) {
    let layout = layout
    scrolled = min(max(0, top(layout) + rows), bottom(layout)) - home(layout)
  }

  /// Scrolls down by a page.
  ///
  /// - Returns: `false` if there is nothing more to read.
  mutating func pageDown() -> Bool {
    guard hasMore(layout) else { return false }
    if scrolled < 0 { scrolled = 0 } else { scroll(by: page) }
    return true
  }

  /// Reverts a ``pageDown()``.
  ///
  /// - Returns: `false` if there was none.
  mutating func pageUp() -> Bool {
    guard scrolled > 0 else { return false }
    scrolled = max(0, scrolled - page)
    return true
  }

  private var page: Int { max(1, frame.area.rows - 1) }

  private func bottom(_ layout: SlideLayout) -> Int {
    max(0, layout.lines.count - frame.area.rows)
  }

  private func home(_ layout: SlideLayout) -> Int {
    switch activity {
    case .typing, .running: bottom(layout)
    case .resting where stage == .inPlace && ranHere.isEmpty: bottom(layout)
    case .resting, .listing, .away: min(ranHere.isEmpty ? 0 : layout.lastCommand, bottom(layout))
    }
  }
}
