import Foundation

/// An outline; a frame says how large it is.
public protocol Shape: View {}

extension Shape {
  /// Fills the outline; the inside stays free for letters here.
  public func fill(_ style: some ShapeStyle) -> some View { foregroundStyle(style) }

  /// Draws the outline in a color.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    foregroundStyle(style)
  }
}

/// A circle, drawn around what lies over it: `(2)`.
public struct Circle: Shape, PrimitiveView {
  /// A circle.
  public init() {}

  package func nodes(in context: ViewContext) -> [Node] {
    [.shape(.circle, context.environment.style)]
  }
}

/// A rectangle, drawn around what lies over it.
public struct Rectangle: Shape, PrimitiveView {
  /// A rectangle.
  public init() {}

  package func nodes(in context: ViewContext) -> [Node] {
    [.shape(.rectangle, context.environment.style)]
  }
}

/// A rectangle with round corners; here they are corners.
public struct RoundedRectangle: Shape, PrimitiveView {
  /// A rectangle with corners of a radius.
  public init(cornerRadius: CGFloat) {}

  package func nodes(in context: ViewContext) -> [Node] {
    [.shape(.rectangle, context.environment.style)]
  }
}

/// A rectangle with round ends, drawn as a circle is: `(new)`.
public struct Capsule: Shape, PrimitiveView {
  /// A capsule.
  public init() {}

  package func nodes(in context: ViewContext) -> [Node] {
    [.shape(.circle, context.environment.style)]
  }
}
