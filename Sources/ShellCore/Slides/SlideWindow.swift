/// The part of a slide that is visible.
///
/// A slide that fits does not move. A longer slide shows its last command with the output, starting at the command if the output is too
/// long. Before the first command it shows its beginning, and while a command is typed its end. The speaker scrolls from there by
/// a number of rows: down if it is positive.
struct SlideWindow {
  private let layout: SlideLayout
  private let rows: Int
  /// The first line before the speaker scrolls.
  private let home: Int
  private let isHidden: Bool

  init(_ state: TalkState) {
    layout = SlideLayout(state)
    rows = state.division.frame.area.rows
    isHidden = state.stage == .inPlace
    let bottom = max(0, layout.lines.count - rows)
    home =
      switch state.activity {
      case .typing, .running: bottom
      case .resting where isHidden && state.ranHere.isEmpty: bottom
      case .resting, .listing, .away: min(state.ranHere.isEmpty ? 0 : layout.lastCommand, bottom)
      }
  }

  /// The first visible line.
  func top(_ scrolled: Int) -> Int { min(max(0, home + scrolled), bottom) }

  /// Whether there is more to read below. A prompt does not count.
  func hasMore(_ scrolled: Int) -> Bool {
    !isHidden && top(scrolled) + rows < layout.contentEnd
  }

  /// The rows after scrolling further, as far as possible.
  func scrolled(_ scrolled: Int, by rows: Int) -> Int {
    min(max(0, top(scrolled) + rows), bottom) - home
  }

  /// The rows after scrolling down by a page; `nil` if there is nothing more to read.
  func pageDown(_ scrolled: Int) -> Int? {
    guard hasMore(scrolled) else { return nil }
    return scrolled < 0 ? 0 : self.scrolled(scrolled, by: page)
  }

  /// The rows before a ``pageDown(_:)``; `nil` if there was none.
  func pageUp(_ scrolled: Int) -> Int? { scrolled > 0 ? max(0, scrolled - page) : nil }

  private var page: Int { max(1, rows - 1) }
  private var bottom: Int { max(0, layout.lines.count - rows) }
}
