/// A view for each element of a collection.
///
/// ```swift
/// ForEach(Digest.allCases, id: \.self) { digest in
///   Text(digest.rawValue).tag(digest)
/// }
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  PrimitiveView
{
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  /// Creates a view for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element. It is also the element's tag in a ``Picker``.
  ///   - content: The view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    var hidden = 0
    if ID.self == ObjectIdentifier.self { context.memory.keep(Array(data), at: context.path) }
    for element in data {
      let id = id(element)
      guard context.traversal.takesRow() || context.traversal.requiredRows.contains(id) else {
        hidden += 1
        continue
      }
      nodes += context.child(id).nodes(of: content(element)).map { $0.tagged(unlessTagged: id) }
    }
    if hidden > 0 { nodes.append(note(hidden)) }
    return nodes
  }

  private func note(_ hidden: Int) -> LayoutNode {
    .text([StyledText("(\(hidden) more \(hidden == 1 ? "row" : "rows"))")])
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = \.id
    self.content = content
  }

  /// Creates a view for each element of a collection, with a binding to the element.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements>, Elements.Element: Identifiable {
    self.data = data
    self.id = \.wrappedValue.id
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.id = { $0 }
    self.content = content
  }
}
