import Foundation

// Containers with other arguments.

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

/// Buttons that belong together.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The buttons beside each other.
  public var body: some View { HStack { content } }
}

extension List {
  /// Creates a list. Rows cannot be selected.
  public init(
    selection: Binding<some Hashable>?, @ViewBuilder content: () -> Content
  ) { self.init(content: content) }

  /// Creates a list with a row for each element. Rows cannot be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<some Hashable>?,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { self.init(data, id: id, row: row) }

  /// Creates a list with a row for each identifiable element. Rows cannot be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<some Hashable>?,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(data, row: row)
  }

  /// Creates a list with a row for each element, with a binding to the element.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, @ViewBuilder row: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Content == ForEach<Binding<Elements>, Elements.Element.ID, Row>
  { self.init { ForEach(data, content: row) } }
}

extension List {
  /// Creates a list with a row for each number.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder row: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> { self.init { ForEach(data, content: row) } }
}

extension Section where Footer == EmptyView, Header == Text {
  /// Creates a section with a key as its title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title.text, content: content)
  }

  /// Creates a section that draws its content while a binding is `true`.
  public init<Inner: View>(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner
  ) where Content == ConditionalView<Inner, EmptyView> {
    self.init(title) { if isExpanded.wrappedValue { content() } else { EmptyView() } }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section that draws its content while a binding is `true`.
  public init<Inner: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner, @ViewBuilder header: () -> Header
  ) where Content == ConditionalView<Inner, EmptyView> {
    self.init(
      content: { if isExpanded.wrappedValue { content() } else { EmptyView() } }, header: header)
  }
}

extension Section where Header == EmptyView {
  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension GroupBox {
  /// Creates a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension Menu where Label == TerminalUI.Label<Text, Image> {
  /// Creates a menu with an image.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { TerminalUI.Label(title, systemImage: systemImage) } }
}

extension Menu {
  /// Creates a menu. A tap on its label performs an action.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: label) }
}

extension Menu where Label == Text {
  /// Creates a menu with a key as its title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title.text, content: content)
  }
}

extension TerminalUI.Label where Title == Text, Icon == Image {
  /// Creates a label with a key as its title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title.text, systemImage: name)
  }

  /// Creates a label with an image of the app.
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension TerminalUI.Label where Title == AnyView, Icon == AnyView {
  /// Creates a label in a style of one's own.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a key as its title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(title.text, destination: destination) }

  /// Creates a link whose screen is pushed while a binding is `true`.
  public init(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>) {
    self.init(title, isActive: isActive) { destination }
  }
}
