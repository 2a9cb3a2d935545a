/// The tabs of a ``TabView`` while its content is drawn.
@MainActor
final class TabBar {
  /// The index of the tab that is drawn; nil draws only the titles.
  private let shown: Int?
  private var count = 0

  init(shown: Int?) { self.shown = shown }

  /// Counts a tab, and returns what to draw of it.
  func next() -> Part {
    defer { count += 1 }
    return shown.map { $0 == count ? .content : .nothing } ?? .title(index: count)
  }

  enum Part {
    case title(index: Int)
    case content
    case nothing
  }
}

/// A modified view. It keeps the tag that an inner modifier sets.
@MainActor
protocol TaggedView {
  var viewTag: AnyHashable? { get }
}
