/// Views side by side, whose widths a person changes on a Mac.
public struct HSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views in a row.
  public var body: some View { HStack(alignment: .top) { content } }
}

/// Views below each other, whose heights a person changes on a Mac.
public struct VSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views in a column.
  public var body: some View { VStack(alignment: .leading) { content } }
}

/// A row as a value, for ``AnyLayout``.
public struct HStackLayout: Sendable {
  fileprivate let alignment: VerticalAlignment
  fileprivate let spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// Draws views in a row.
  @MainActor
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// A column as a value, for ``AnyLayout``.
public struct VStackLayout: Sendable {
  fileprivate let alignment: HorizontalAlignment
  fileprivate let spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// Draws views in a column.
  @MainActor
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views over each other as a value, for ``AnyLayout``.
public struct ZStackLayout: Sendable {
  fileprivate let alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Draws views over each other.
  @MainActor
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    ZStack(alignment: alignment, content: content)
  }
}

/// One of several layouts, between which a view changes.
public struct AnyLayout {
  private let draw: @MainActor (AnyView) -> AnyView

  public init(_ layout: HStackLayout) { draw = { content in AnyView(layout { content }) } }
  public init(_ layout: VStackLayout) { draw = { content in AnyView(layout { content }) } }
  public init(_ layout: ZStackLayout) { draw = { content in AnyView(layout { content }) } }
  /// Creates a layout of one's own, whose views are drawn in a row.
  public init(_ layout: some Layout) { self.init(HStackLayout()) }

  /// Draws views with the layout.
  @MainActor
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    draw(AnyView(content()))
  }
}
