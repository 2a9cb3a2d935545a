/// One of two views: what `if`/`else` and `switch` make.
public struct ConditionalView<First: View, Second: View>: View, PrimitiveView {
  let branch: Branch

  enum Branch {
    case first(First)
    case second(Second)
  }

  package func nodes(in context: ViewContext) -> [Node] {
    switch branch {
    case .first(let view): context.at(0).nodes(of: view)
    case .second(let view): context.at(1).nodes(of: view)
    }
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  /// There may be nothing to draw.
  public typealias Body = Never

  package func nodes(in context: ViewContext) -> [Node] {
    map { context.nodes(of: $0) } ?? []
  }
}
