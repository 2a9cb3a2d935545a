/// Nothing to see.
public struct EmptyView: View, PrimitiveView {
  /// Nothing.
  public init() {}

  package func nodes(in context: ViewContext) -> [Node] { [] }
}
