import Foundation

/// A title with content that a phone can hide. Without a binding, the content is always drawn.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: Content

  /// Creates a group with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content()
    self.label = label()
  }

  /// Creates a group that draws its content while a binding is `true`. A toggle changes the binding.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content()
    self.label = label()
  }

  /// The label, and the content below it.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let isExpanded {
        Toggle(isOn: isExpanded) { label }
        if isExpanded.wrappedValue { content }
      } else {
        label
        content
      }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title that draws its content while a binding is `true`.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Views inside a border, with a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a box with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A form with one section.
  public var body: some View { Form { Section(content: { content }, header: { label }) } }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A label with the views of a menu below it.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a menu with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label, and the items below each other.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      label
      VStack(alignment: .leading, spacing: 0) { content }
        .mapNodes { .padding($0, EdgeInsets(.leading, 16)) }
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A column of a ``LazyVGrid``. Grids are drawn as stacks, so it has no effect.
public struct GridItem: Sendable {
  /// The size of a column.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// Creates a column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

/// A grid, drawn as a column.
public struct LazyVGrid<Content: View>: View {
  private let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The views from top to bottom.
  public var body: some View { VStack(alignment: .leading, spacing: 0) { content } }
}

/// A grid, drawn as a row.
public struct LazyHGrid<Content: View>: View {
  private let content: Content

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The views side by side.
  public var body: some View { HStack { content } }
}

/// Rows below each other.
public struct Grid<Content: View>: View {
  private let content: Content

  /// Creates a grid of ``GridRow``s.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The rows.
  public var body: some View { VStack(alignment: .leading, spacing: 0) { content } }
}

/// Views side by side in a ``Grid``.
public struct GridRow<Content: View>: View {
  private let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views of the row.
  public var body: some View { HStack { content } }
}

/// A view that depends on its size. The size is that of a screen of 80 columns and 24 rows.
public struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content

  /// Creates a view from a size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The views for the size of a screen.
  public var body: some View { content(GeometryProxy()) }
}

/// The size of a view.
public struct GeometryProxy: Sendable {
  /// The size of a screen of 80 columns and 24 rows, in points.
  package static let screenSize = CGSize(width: 640, height: 384)
  /// In points.
  public let size = Self.screenSize
  /// Terminals have no safe area.
  public let safeAreaInsets = EdgeInsets()

  /// The size, at the origin.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// A view that can scroll. A terminal draws everything.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Creates a view.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The views.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls a view.
public struct ScrollViewProxy: Sendable {
  /// Has no effect: everything is drawn.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}
