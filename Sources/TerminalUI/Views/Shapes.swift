/// An outline, whose size is that of its frame.
public protocol Shape: CurvedView {}

/// A shape whose outline can be moved inwards. It is drawn like any other shape.
public typealias InsettableShape = Shape

extension Shape {
  /// Fills the shape with a color. Of a shape around text, and of one with several rows, only the outline is drawn.
  public func fill(_ style: some ShapeStyle) -> some View {
    transformingEnvironment { $0.style.color = style.color }.mapNodes { $0.painted(.filled) }
  }

  /// Fills the shape with the color of text.
  public func fill(style: FillStyle = FillStyle()) -> some View { fill(.primary) }

  /// Draws the outline in a color.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    transformingEnvironment { $0.style.color = style.color }.mapNodes { $0.painted(.stroked) }
  }

  public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(.primary, lineWidth: lineWidth) }

  public func stroke(style: StrokeStyle) -> some View { stroke(.primary) }

  public func stroke(_ style: some ShapeStyle, style line: StrokeStyle) -> some View {
    stroke(style)
  }

  /// Draws the outline in a color.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(style, lineWidth: lineWidth)
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> some View { stroke(.primary) }

  public func strokeBorder(_ style: some ShapeStyle, style line: StrokeStyle) -> some View {
    stroke(style)
  }

  public func strokeBorder(style line: StrokeStyle) -> some View { stroke(.primary) }
}

/// A shape that is drawn as one of two outlines.
@MainActor
package protocol OutlinedShape: Shape, PrimitiveView {
  var outline: LayoutNode.Outline { get }
}

extension OutlinedShape {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.shape(outline, context.environment.style)]
  }
}

/// A circle, drawn around its overlay: `(2)`.
public struct Circle: Shape, OutlinedShape {
  public init() {}
  package var outline: LayoutNode.Outline { .circle }
}

/// An ellipse, drawn like a circle.
public struct Ellipse: Shape, OutlinedShape {
  public init() {}
  package var outline: LayoutNode.Outline { .circle }
}

/// A rectangle with round ends, drawn like a circle: `(new)`.
public struct Capsule: Shape, OutlinedShape {
  public init() {}
  /// Creates a capsule. The style has no effect.
  public init(style: RoundedCornerStyle) {}
  package var outline: LayoutNode.Outline { .circle }
}

/// A rectangle, drawn around its overlay.
public struct Rectangle: Shape, OutlinedShape {
  public init() {}
  package var outline: LayoutNode.Outline { .rectangle }
}

/// The shape of a container, drawn like a rectangle.
public struct ContainerRelativeShape: Shape, OutlinedShape {
  public init() {}
  package var outline: LayoutNode.Outline { .rectangle }
}

/// A rectangle with rounded corners, drawn with square ones.
public struct RoundedRectangle: Shape, OutlinedShape {
  /// Creates a rectangle. The radius has no effect.
  public init(cornerRadius: CGFloat) {}
  /// Creates a rectangle. The size and the style have no effect.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  /// Creates a rectangle. The radius and the style have no effect.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle) {}
  package var outline: LayoutNode.Outline { .rectangle }
}

/// A rectangle with different corners, drawn like any other one.
public struct UnevenRoundedRectangle: Shape, OutlinedShape {
  /// Creates a rectangle. The radii have no effect.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
  /// Creates a rectangle. The radii have no effect.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
  package var outline: LayoutNode.Outline { .rectangle }
}

/// The radii of the corners of a rectangle.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

public struct AnyShape: Shape, PrimitiveView {
  private let shape: any Shape

  /// Creates a shape that is drawn like another one.
  public init(_ shape: some Shape) { self.shape = shape }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    func nodes(of shape: some Shape) -> [LayoutNode] { context.nodes(of: shape) }
    return nodes(of: shape)
  }
}

extension Shape where Self == Rectangle {
  @MainActor public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  @MainActor public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

extension Shape where Self == UnevenRoundedRectangle {
  @MainActor public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self { UnevenRoundedRectangle(cornerRadii: cornerRadii) }

  @MainActor public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self { UnevenRoundedRectangle() }
}

extension Shape where Self == Circle {
  @MainActor public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  @MainActor public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  @MainActor public static var capsule: Capsule { Capsule() }
}

// Colors and gradients draw nothing as views: a terminal cannot fill the background of text.
extension Color: View, BlankView {}
extension LinearGradient: View, BlankView {}
extension RadialGradient: View, BlankView {}
extension AngularGradient: View, BlankView {}
extension EllipticalGradient: View, BlankView {}
extension MeshGradient: View, BlankView {}
