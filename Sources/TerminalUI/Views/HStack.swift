import Foundation

/// Views side by side.
public struct HStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameters:
  ///   - alignment: How the views stand to each other where one is higher.
  ///   - spacing: Points between two views; nil: one column.
  ///   - content: The views, from the left.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [Node] {
    let children = context.nodes(of: content)
    return [.row(children, alignment, spacing: spacing.map(Points.columns) ?? 1)]
  }
}
