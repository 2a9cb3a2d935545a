/// Views on top of each other, the last one above all.
public struct ZStack<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// - Parameters:
  ///   - alignment: Where the smaller views stand on the largest.
  ///   - content: The views, from the bottom one.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [Node] {
    [.layers(context.nodes(of: content), alignment)]
  }
}
