/// Rows with columns, drawn below the titles of the columns.
///
/// ```swift
/// Table(store.people) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age") { person in Text("\(person.age)") }
/// }
/// ```
public struct Table<Row: Identifiable>: View {
  private let rows: [Row]
  private let columns: [TableColumn<Row>]

  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row {
    rows = Array(data)
    self.columns = columns()
  }

  /// Creates a table. Rows cannot be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<some Any>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row { self.init(data, columns: columns) }

  /// Creates a table. Its titles do not change the order of the rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<some Any>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row { self.init(data, columns: columns) }

  /// Creates a table. Rows cannot be selected, and the titles do not change their order.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<some Any>, sortOrder: Binding<some Any>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row { self.init(data, columns: columns) }

  /// The columns from left to right.
  public var body: some View {
    HStack(alignment: .top, spacing: 16) {
      ForEach(Array(columns.indices), id: \.self) { index in
        VStack(alignment: .leading, spacing: 0) {
          Text(columns[index].title).bold()
          ForEach(rows) { row in columns[index].content(row) }
        }
      }
    }
  }
}

/// A column of a ``Table``.
@preconcurrency @MainActor
public struct TableColumn<Row: Identifiable> {
  let title: String
  let content: (Row) -> AnyView

  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping (Row) -> some View) {
    self.title = String(title)
    self.content = { AnyView(content($0)) }
  }

  /// Creates a column with a view for each row. The value is for sorting, which has no effect.
  public init<Value>(
    _ title: some StringProtocol, value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping (Row) -> some View
  ) { self.init(title, content: content) }

  public init(_ title: some StringProtocol, value: KeyPath<Row, String>) {
    self.init(title) { Text($0[keyPath: value]) }
  }

  /// Has no effect: a column is as wide as its longest text.
  public func width(_ width: CGFloat? = nil) -> Self { self }

  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
}

@resultBuilder
@MainActor
public enum TableColumnBuilder<Row: Identifiable> {
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] {
    [column]
  }

  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }

  /// An `if` without `else`.
  public static func buildIf(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] {
    columns ?? []
  }
}
