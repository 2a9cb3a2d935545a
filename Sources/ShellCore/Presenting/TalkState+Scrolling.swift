// Which rows of a slide are seen.
extension TalkState {
  /// The first row that is seen of a slide with this layout.
  ///
  /// A slide that fits stands still. One that is longer shows its last command and what that
  /// answered, from the command on where the answer is too long; before the first command it shows
  /// its beginning, and while a command is typed its end.
  func top(_ layout: SlideLayout) -> Int { min(max(0, home(layout) + scrolled), bottom(layout)) }

  /// Whether more follows below that has to be read; a prompt has not.
  func hasMore(_ layout: SlideLayout) -> Bool {
    top(layout) + size.contentRows < layout.said
  }

  /// Moves by rows, as far as there are any.
  mutating func scroll(by rows: Int) {
    let layout = layout
    scrolled = min(max(0, top(layout) + rows), bottom(layout)) - home(layout)
  }

  /// Shows what follows below.
  ///
  /// - Returns: False when there is nothing more.
  mutating func pageDown() -> Bool {
    guard hasMore(layout) else { return false }
    if scrolled < 0 { scrolled = 0 } else { scroll(by: page) }
    return true
  }

  /// Takes back a ``pageDown()``.
  ///
  /// - Returns: False when there was none.
  mutating func pageUp() -> Bool {
    guard scrolled > 0 else { return false }
    scrolled = max(0, scrolled - page)
    return true
  }

  private var page: Int { max(1, size.contentRows - 1) }

  private func bottom(_ layout: SlideLayout) -> Int { max(0, layout.rows.count - size.contentRows) }

  private func home(_ layout: SlideLayout) -> Int {
    switch activity {
    case .typing, .running: bottom(layout)
    case .resting, .listing, .away: min(ranHere.isEmpty ? 0 : layout.lastCommand, bottom(layout))
    }
  }
}
