/// Tabs that belong together. A ``TabView`` draws them like its other tabs.
///
/// ```swift
/// TabSection("Library") {
///   Tab("Albums", systemImage: "square.stack", value: .albums) { AlbumsView() }
/// }
/// ```
public struct TabSection<TabValue: Hashable, Content: View>: TabContent {
  private let content: Content

  /// Creates a section with a title, which is not drawn.
  public init(
    _ title: some StringProtocol, @TabContentBuilder<TabValue> content: () -> Content
  ) { self.content = content() }

  /// Creates a section with a header, which is not drawn.
  public init(
    @TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> some View
  ) { self.content = content() }

  public var body: some View { content }
}
