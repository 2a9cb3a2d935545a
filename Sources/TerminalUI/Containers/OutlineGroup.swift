/// A row for each element and, indented below it, its children. All of them are drawn.
public struct OutlineGroup<Data: RandomAccessCollection, Row: View>: View
where Data.Element: Identifiable {
  private let data: Data
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Row

  /// Creates the rows of a tree.
  ///
  /// - Parameter children: The children of an element; `nil` for an element that cannot have any.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.children = children
    self.content = content
  }

  /// The rows, with those of the children indented by two spaces.
  public var body: some View {
    ForEach(data) { element in
      content(element)
      if let inner = element[keyPath: children] {
        HStack(alignment: .top, spacing: 0) {
          Text("  ")
          VStack(alignment: .leading, spacing: 0) {
            AnyView(OutlineGroup(inner, children: children, content: content))
          }
        }
      }
    }
  }
}
