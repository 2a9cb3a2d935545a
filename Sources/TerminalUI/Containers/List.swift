/// Rows with a line around them.
public struct List<Content: View>: View, PrimitiveView {
  private let content: Content

  /// The rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: row)
  }

  /// A row for each element, which brings its own id.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: row)
  }

  package func nodes(in context: ViewContext) -> [Node] { [.box(context.nodes(of: content))] }
}
