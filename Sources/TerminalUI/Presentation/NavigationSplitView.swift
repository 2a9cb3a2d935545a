/// Columns beside each other on a wide screen. Here they are drawn below each other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Creates three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.all),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// The columns from the outermost to the innermost.
  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        sidebar
        content
        detail
      }
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.all),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() },
      detail: detail)
  }
}
