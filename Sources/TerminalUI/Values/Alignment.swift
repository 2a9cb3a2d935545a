/// The horizontal position of a view in a wider one.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the left.
  case leading
  /// In the middle.
  case center
  /// At the right.
  case trailing

  /// The columns to the left of the inner view.
  func offset(of inner: Int, in outer: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (outer - inner) / 2
    case .trailing: outer - inner
    }
  }
}

/// The vertical position of a view in a higher one.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// Aligns first lines, which here means tops.
  case firstTextBaseline
  /// Aligns last lines, which here means bottoms.
  case lastTextBaseline

  /// The rows above the inner view.
  func offset(of inner: Int, in outer: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (outer - inner) / 2
    case .bottom, .lastTextBaseline: outer - inner
    }
  }
}

/// The position of a view in a larger one.
public struct Alignment: Hashable, Sendable {
  /// The position from left to right.
  public var horizontal: HorizontalAlignment
  /// The position from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
