import Foundation

/// Views below each other.
public struct VStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameters:
  ///   - alignment: How the views stand to each other where one is wider.
  ///   - spacing: Points between two views; nil: none.
  ///   - content: The views, from the top.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [Node] {
    let children = context.nodes(of: content)
    return [.column(children, alignment, spacing: spacing.map(Points.rows) ?? 0)]
  }
}
