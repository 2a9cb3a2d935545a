// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of the containers that a terminal draws as stacks: their columns, their scrolling, and their places have no effect.

/// A ``VStack``. A terminal draws all of its views, so nothing is created lazily.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }
  public var body: some View { stack }
}
/// An ``HStack``. A terminal draws all of its views, so nothing is created lazily.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }
  public var body: some View { stack }
}
/// A grid, drawn as a column.
public struct LazyVGrid<Content: View>: View {
  private let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: some View { VStack(alignment: .leading, spacing: 0) { content } }
}
/// A grid, drawn as a row.
public struct LazyHGrid<Content: View>: View {
  private let content: Content
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: some View { HStack { content } }
}
/// A column of a ``LazyVGrid``.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
/// ``GridRow``s below each other.
public struct Grid<Content: View>: View {
  private let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: some View { VStack(alignment: .leading, spacing: 0) { content } }
}
/// Views side by side in a ``Grid``.
public struct GridRow<Content: View>: View {
  private let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { HStack { content } }
}
/// Buttons that belong together, beside each other.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { HStack { content } }
}
/// A view whose content a phone scrolls. A terminal draws the content in full.
public struct ScrollView<Content: View>: View {
  private let content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: some View { VStack { content } }
}
/// Views whose glass is drawn together. A terminal draws none.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { content }
}
