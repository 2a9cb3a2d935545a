/// A column of controls inside a border.
public struct Form<Content: View>: View, PrimitiveView {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.box(context.nodes(of: content))]
  }
}

/// A column of rows inside a border.
public struct List<Content: View>: View, PrimitiveView {
  private let content: Content

  /// Creates a list from its rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: row)
  }

  /// Creates a list with a row for each identifiable element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: row)
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.box(context.nodes(of: content))]
  }
}

/// A view whose content a phone scrolls. A terminal draws the content in full.
public struct ScrollView<Content: View>: View {
  private let content: Content

  /// Creates a view from its content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The views from top to bottom.
  public var body: some View { VStack { content } }
}
