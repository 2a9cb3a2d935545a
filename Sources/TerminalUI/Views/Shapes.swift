import Foundation

/// An outline, whose size is that of its frame.
public protocol Shape: CurvedView {}

extension Shape {
  /// Fills the shape with a color. Of a shape around text, and of one with several rows, only the outline is drawn.
  public func fill(_ style: some ShapeStyle) -> some View {
    transformingEnvironment { $0.style.color = style.color }.mapNodes(\.filled)
  }

  /// Draws the outline in a color.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    transformingEnvironment { $0.style.color = style.color }.mapNodes(\.stroked)
  }
}

/// A circle, drawn around its overlay: `(2)`.
public struct Circle: Shape, PrimitiveView {
  /// Creates a circle.
  public init() {}

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.shape(.circle, context.environment.style)]
  }
}

/// A rectangle, drawn around its overlay.
public struct Rectangle: Shape, PrimitiveView {
  /// Creates a rectangle.
  public init() {}

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.shape(.rectangle, context.environment.style)]
  }
}

/// A rectangle with rounded corners, drawn with square ones.
public struct RoundedRectangle: Shape, PrimitiveView {
  /// Creates a rectangle. The radius has no effect.
  public init(cornerRadius: CGFloat) {}

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.shape(.rectangle, context.environment.style)]
  }
}

/// A rectangle with round ends, drawn like a circle: `(new)`.
public struct Capsule: Shape, PrimitiveView {
  /// Creates a capsule.
  public init() {}

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.shape(.circle, context.environment.style)]
  }
}

/// A color as a view, which draws nothing: a terminal cannot fill the background of text.
extension Color: View, PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] { [] }
}
