/// A line between the views of a stack.
public struct Divider: View, PrimitiveView {
  /// A line.
  public init() {}

  package func nodes(in context: ViewContext) -> [Node] { [.divider] }
}
