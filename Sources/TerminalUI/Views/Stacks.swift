/// A stack of views from top to bottom.
public struct VStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: How views of different widths align.
  ///   - spacing: The points between two views; nil for none.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let children = context.nodes(of: content)
    return [.column(children, alignment, spacing: spacing.map(Points.rows) ?? 0)]
  }
}

/// A row of views from left to right.
public struct HStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: How views of different heights align.
  ///   - spacing: The points between two views; nil for one column.
  ///   - content: The views, from left to right.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let children = context.nodes(of: content)
    return [.row(children, alignment, spacing: spacing.map(Points.columns) ?? 1)]
  }
}

/// Views on top of each other.
public struct ZStack<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: How smaller views align with the largest one.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.layers(context.nodes(of: content), alignment)]
  }
}

/// Several views that are modified together. A group itself draws nothing.
public struct Group<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

extension Group: ViewList {
  package nonisolated static var count: Int { (Content.self as? any ViewList.Type)?.count ?? 1 }

  package func view(at index: Int) -> any View {
    (content as? any ViewList)?.view(at: index) ?? content
  }
}

/// Flexible space that takes what the other views of a stack leave.
public struct Spacer: View, PrimitiveView {
  private let minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The least length in points; nil for one column or row.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func nodes(in context: ViewContext) -> [LayoutNode] { [.spacer(minLength: minLength)] }
}

/// A line between the views of a stack.
public struct Divider: View, PrimitiveView {
  public init() {}

  package func nodes(in context: ViewContext) -> [LayoutNode] { [.divider] }
}
