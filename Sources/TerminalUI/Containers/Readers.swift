// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of views that depend on a place, a moment, or a size, which are the same for every view on a terminal.

/// The first view that fits. A terminal draws the first one.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let content: Content
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { self.content = content() }
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    Array(context.nodes(of: content).prefix(1))
  }
}

/// A view that changes with time. It is drawn for one moment: the beginning of 2001.
public struct TimelineView<Content: View>: View {
  private let content: (TimelineViewContext) -> Content
  public init(
    _ schedule: TimelineSchedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content
  ) { self.content = content }
  public var body: some View { content(TimelineViewContext()) }
}

/// The moment of a ``TimelineView``.
public struct TimelineViewContext: Sendable {
  public let date = Date(timeIntervalSinceReferenceDate: 0)
}

/// When a ``TimelineView`` changes.
public enum TimelineSchedule: Sendable {
  case everyMinute, animation
  public static func periodic(from date: Date, by interval: TimeInterval) -> Self { .animation }
  public static func explicit(_ dates: some Sequence<Date>) -> Self { .animation }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    .animation
  }
}

/// A view that depends on its size. The size is that of a screen of 80 columns and 24 rows.
public struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public var body: some View { content(GeometryProxy()) }
}

/// The size of a view, in points. A terminal has no safe area.
public struct GeometryProxy: Sendable {
  package static let screenSize = CGSize(width: 640, height: 384)
  public let size = Self.screenSize
  public let safeAreaInsets = EdgeInsets()
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// A view that can scroll. A terminal draws everything.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls a view, which has no effect: everything is drawn.
public struct ScrollViewProxy: Sendable {
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// Where a view is scrolled to. A terminal draws everything, so it does not change.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset = CGPoint.zero
  public var contentSize = GeometryProxy.screenSize
  public var contentInsets = EdgeInsets()
  public var containerSize = GeometryProxy.screenSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}
