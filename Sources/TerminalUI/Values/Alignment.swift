// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The horizontal position of a view in a wider one.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing

  /// The columns to the left of the inner view.
  func offset(of inner: Int, in outer: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (outer - inner) / 2
    case .trailing: outer - inner
    }
  }
}

/// The vertical position of a view in a higher one. First lines align as tops, and last lines as bottoms.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline

  /// The rows above the inner view.
  func offset(of inner: Int, in outer: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (outer - inner) / 2
    case .bottom, .lastTextBaseline: outer - inner
    }
  }
}

/// An alignment of one's own, which views are aligned by on a phone. A terminal centers them.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  public init(_ id: any AlignmentID.Type) { self = .center }
}

extension VerticalAlignment {
  public init(_ id: any AlignmentID.Type) { self = .center }
}

/// The position of a view in a larger one.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
