/// A view whose nodes are changed.
struct ModifiedView<Content: View>: View, PrimitiveView {
  let content: Content
  /// The value that the view represents in a tab bar.
  var tag: AnyHashable?
  let change: @MainActor (ViewContext, [LayoutNode]) -> [LayoutNode]

  func nodes(in context: ViewContext) -> [LayoutNode] {
    change(context, context.nodes(of: content))
  }
}

extension ModifiedView: TaggedView {
  var viewTag: AnyHashable? { tag ?? (content as? any TaggedView)?.viewTag }
}

struct EnvironmentView<Content: View>: WrapperView {
  let content: Content
  let change: @MainActor (inout ViewEnvironment) -> Void

  func nodes(in context: ViewContext) -> [LayoutNode] {
    context.withEnvironment(change).nodes(of: content)
  }
}

/// A view that draws another one, and keeps its tag.
@MainActor
protocol WrapperView: PrimitiveView, TaggedView {
  associatedtype Content: View
  var content: Content { get }
}

extension WrapperView {
  var viewTag: AnyHashable? { (content as? any TaggedView)?.viewTag }
}

extension View {
  /// Changes each node of the view, so that a modifier of a group applies to its members.
  func mapNodes(
    _ change: @escaping @MainActor (LayoutNode) -> LayoutNode
  ) -> ModifiedView<Self> {
    ModifiedView(content: self) { _, nodes in nodes.map(change) }
  }

  func transformingEnvironment(
    _ change: @escaping @MainActor (inout ViewEnvironment) -> Void
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self, change: change)
  }
}
