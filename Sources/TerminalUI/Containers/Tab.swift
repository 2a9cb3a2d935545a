/// What can be a tab of a ``TabView`` whose tabs have values.
public protocol TabContent<TabValue>: View {
  /// The type of the values that select the tabs.
  associatedtype TabValue: Hashable
}

/// A tab of a ``TabView``.
///
/// ```swift
/// TabView(selection: $store.tab) {
///   Tab("Home", systemImage: "house", value: .home) { HomeView() }
///   Tab("Settings", systemImage: "gear", value: .settings) { SettingsView() }
/// }
/// ```
public struct Tab<Value: Hashable, Content: View>: TabContent {
  /// The type of the value that selects the tab.
  public typealias TabValue = Value

  private let label: AnyView
  private let value: Value?
  private let content: Content

  /// Creates a tab with a title and the value that selects it. The image and the role are not drawn.
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { (label, self.value, self.content) = (AnyView(Text(title)), value, content()) }

  public init(
    _ title: some StringProtocol, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { (label, self.value, self.content) = (AnyView(Text(title)), value, content()) }

  /// Creates a tab with a label and the value that selects it.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) { (self.label, self.value, self.content) = (AnyView(label()), value, content()) }

  /// Creates a tab for searching.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    (label, self.value, self.content) = (AnyView(Text("Search")), value, content())
  }

  /// The title, and the content below it.
  public var body: some View {
    let tab = content.tabItem { label }
    if let value { tab.mapNodes { .tagged($0.untagged, AnyHashable(value)) } } else { tab }
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a title. The image is not drawn.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) { (label, value, self.content) = (AnyView(Text(title)), nil, content()) }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    (self.label, value, self.content) = (AnyView(label()), nil, content())
  }
}

/// The purpose of a tab.
public enum TabRole: Hashable, Sendable {
  case search
}

/// Builds the tabs of a ``TabView``. It knows the type of their values, so that a value can be written as `.settings`.
@resultBuilder
@MainActor
public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  public static func buildExpression<Data, ID, Content>(
    _ tabs: ForEach<Data, ID, Content>
  ) -> ForEach<Data, ID, Content> { tabs }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { ViewBuilder.buildBlock(repeat each content) }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> { ViewBuilder.buildEither(first: first) }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> { ViewBuilder.buildEither(second: second) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

// Modifiers of tabs keep the type of the values.
extension LayoutNode {
  /// The node without its tag.
  fileprivate var untagged: LayoutNode {
    if case .tagged(let node, _) = self { return node }
    return self
  }
}
