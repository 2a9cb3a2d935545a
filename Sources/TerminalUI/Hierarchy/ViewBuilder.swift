/// Builds one view from the views in a `body`, including those in `if`, `switch` and `if let`.
@resultBuilder
@preconcurrency
@MainActor
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> { ConditionalView(branch: .first(first)) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> { ConditionalView(branch: .second(second)) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view that shows nothing.
public struct EmptyView: View, BlankView {
  /// Creates a view that shows nothing.
  public init() {}
}

/// The views of a block, in order.
public struct TupleView<each Content: View>: View, PrimitiveView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    var index = 0
    for view in repeat each content {
      nodes += context.child(index).nodes(of: view)
      index += 1
    }
    return nodes
  }
}

/// A view that draws nothing but other views, one after the other.
@MainActor
package protocol ViewList {
  nonisolated static var count: Int { get }
  /// One of the views, counted from 0.
  func view(at index: Int) -> any View
}

extension TupleView: ViewList {
  package nonisolated static var count: Int {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    return count
  }

  package func view(at index: Int) -> any View {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return views[index]
  }
}

/// One of two views: the result of `if`/`else` and `switch`.
public struct ConditionalView<First: View, Second: View>: View, PrimitiveView {
  let branch: Branch

  enum Branch {
    case first(First)
    case second(Second)
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    switch branch {
    case .first(let view): context.child(0).nodes(of: view)
    case .second(let view): context.child(1).nodes(of: view)
    }
  }
}

/// The name that SwiftUI has for it.
public typealias _ConditionalContent = ConditionalView

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  /// An optional view draws itself.
  public typealias Body = Never

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    map { context.nodes(of: $0) } ?? []
  }
}

/// A view whose type is erased.
public struct AnyView: View, PrimitiveView {
  private let content: any View

  public init(_ content: some View) { self.content = content }

  package func nodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: content) }
}
