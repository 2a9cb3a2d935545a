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

  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells them apart, and their tag in a ``Picker``.
  ///   - content: The view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  package func nodes(in context: ViewContext) -> [Node] {
    data.flatMap { element in
      let id = id(element)
      return context.at(id).nodes(of: content(element)).map { $0.tagged(unlessTagged: id) }
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, which brings its own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = \.id
    self.content = content
  }

  /// A view for each element of a bound collection, with a binding to the element.
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
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.id = { $0 }
    self.content = content
  }
}
