/// Controls below each other, with a line around them.
public struct Form<Content: View>: View, PrimitiveView {
  private let content: Content

  /// The rows of the form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func nodes(in context: ViewContext) -> [Node] { [.box(context.nodes(of: content))] }
}
