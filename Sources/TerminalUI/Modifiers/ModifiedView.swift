/// A view with something done to what it draws.
struct ModifiedView<Content: View>: View, PrimitiveView {
  let content: Content
  let change: @MainActor (ViewContext, [Node]) -> [Node]

  func nodes(in context: ViewContext) -> [Node] { change(context, context.nodes(of: content)) }
}

/// A view with something handed down to it.
struct HandingView<Content: View>: View, PrimitiveView {
  let content: Content
  let change: @MainActor (inout ViewEnvironment) -> Void

  func nodes(in context: ViewContext) -> [Node] { context.handing(change).nodes(of: content) }
}

extension View {
  /// Changes each node of the view: a modifier of a group modifies its members.
  func each(_ change: @escaping @MainActor (Node) -> Node) -> ModifiedView<Self> {
    ModifiedView(content: self) { _, nodes in nodes.map(change) }
  }

  func handing(
    _ change: @escaping @MainActor (inout ViewEnvironment) -> Void
  ) -> HandingView<Self> {
    HandingView(content: self, change: change)
  }
}
