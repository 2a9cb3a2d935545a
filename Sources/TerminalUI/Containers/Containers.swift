/// A column of controls inside a border.
public struct Form<Content: View>: View, PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.box(context.nodes(of: content))]
  }
}

/// What a person does with rows on a phone.
public struct EditActions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let move = EditActions(rawValue: 1)
  public static let delete = EditActions(rawValue: 2)
  public static let all: EditActions = [.move, .delete]
}

/// A column of rows inside a border.
public struct List<Content: View>: View, PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: row) }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: row)
  }

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

  /// Creates a list with a row for each element. Rows are deleted and moved by actions.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions,
    @ViewBuilder row: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Content == ForEach<Binding<Elements>, Elements.Element.ID, Row>
  { self.init(data, row: row) }

  /// Creates a list with a row for each element and, indented below it, its children.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Row> {
    content = OutlineGroup(data, children: children, content: row)
  }

  /// Creates a list with a row for each number.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder row: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> { self.init { ForEach(data, content: row) } }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.box(context.nodes(of: content))]
  }
}
