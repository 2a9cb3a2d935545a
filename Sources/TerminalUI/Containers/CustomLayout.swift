/// A layout of one's own, which a terminal does not use: the views are drawn in a row.
///
/// The methods compute positions in points. Nothing calls them.
public protocol Layout: Animatable {
  /// What a layout keeps between its calculations.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func makeCache(subviews: Subviews) -> Cache
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  @MainActor
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { HStack(content: content) }
}

/// The views that a ``Layout`` arranges.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view: nothing is arranged.
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view that a ``Layout`` arranges.
public struct LayoutSubview: Sendable {
  /// How important the view is if there is little space.
  public var priority: Double { 0 }
  /// The distances to other views.
  public var spacing: ViewSpacing { ViewSpacing() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func dimensions(in proposal: ProposedViewSize) -> CGSize { .zero }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// The distances between a view and others.
public struct ViewSpacing: Sendable {
  /// Creates the usual distances.
  public init() {}
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// The size that a container offers a view.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; `nil` for that of the view.
  public var width: CGFloat?
  /// The height; `nil` for that of the view.
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = Self(width: 0, height: 0)
  public static let infinity = Self(width: .infinity, height: .infinity)
  /// The size that the view prefers.
  public static let unspecified = Self(width: nil, height: nil)

  /// The size, with others in place of those that are missing.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}
