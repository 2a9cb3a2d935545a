/// Several views after each other, as a `body` lists them.
public struct TupleView<each Content: View>: View, PrimitiveView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  package func nodes(in context: ViewContext) -> [Node] {
    var nodes: [Node] = []
    var index = 0
    for view in repeat each content {
      nodes += context.at(index).nodes(of: view)
      index += 1
    }
    return nodes
  }
}
