/// A view whose type is hidden.
public struct AnyView: View, PrimitiveView {
  private let content: any View

  /// Hides a view's type.
  public init(_ content: some View) { self.content = content }

  package func nodes(in context: ViewContext) -> [Node] { context.nodes(of: content) }
}
