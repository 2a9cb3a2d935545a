import Foundation

// Shapes that are drawn like the basic ones.

extension Shape {
  /// Draws the outline.
  public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(.primary, lineWidth: lineWidth) }

  /// Draws the outline.
  public func stroke(style: StrokeStyle) -> some View { stroke(.primary) }

  /// Draws the outline in a color.
  public func stroke(_ style: some ShapeStyle, style line: StrokeStyle) -> some View {
    stroke(style)
  }

  /// Draws the outline.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View { stroke(.primary) }

  /// Draws the outline in a color.
  public func strokeBorder(_ style: some ShapeStyle, style line: StrokeStyle) -> some View {
    stroke(style)
  }

  /// Draws the outline.
  public func strokeBorder(style line: StrokeStyle) -> some View { stroke(.primary) }

  /// Fills the shape with the color of text.
  public func fill(style: FillStyle = FillStyle()) -> some View { fill(.primary) }
}

/// A shape whose outline can be moved inwards. It is drawn like any other shape.
public typealias InsettableShape = Shape

/// An ellipse, drawn like a circle.
public struct Ellipse: Shape, PrimitiveView {
  /// Creates an ellipse.
  public init() {}

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.shape(.circle, context.environment.style)]
  }
}

/// The shape of a container, drawn like a rectangle.
public struct ContainerRelativeShape: Shape, PrimitiveView {
  /// Creates the shape.
  public init() {}

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.shape(.rectangle, context.environment.style)]
  }
}

/// A rectangle with different corners, drawn like any other one.
public struct UnevenRoundedRectangle: Shape, PrimitiveView {
  /// Creates a rectangle. The radii have no effect.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [.shape(.rectangle, context.environment.style)]
  }
}

extension RoundedRectangle {
  /// Creates a rectangle. The size and the style have no effect.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: 0)
  }

  /// Creates a rectangle. The radius and the style have no effect.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle) {
    self.init(cornerRadius: cornerRadius)
  }
}

extension Capsule {
  /// Creates a capsule. The style has no effect.
  public init(style: RoundedCornerStyle) { self.init() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  @MainActor public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  @MainActor public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

extension Shape where Self == Circle {
  /// A circle.
  @MainActor public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  @MainActor public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  @MainActor public static var capsule: Capsule { Capsule() }
}

extension Path {
  /// Creates an outline.
  public init(ellipseIn rect: CGRect) {}
  /// Creates an outline.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  /// Creates an outline.
  public init(_ rect: CGRect) {}
  /// Has no effect.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  /// Has no effect.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Has no effect.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
  /// Has no effect.
  public mutating func addRects(_ rects: [CGRect]) {}
  /// Has no effect.
  public mutating func addPath(_ path: Path) {}
}

/// A gradient as a view, which draws nothing.
extension LinearGradient: View, PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] { [] }
}

/// A gradient as a view, which draws nothing.
extension RadialGradient: View, PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] { [] }
}

/// A gradient as a view, which draws nothing.
extension AngularGradient: View, PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] { [] }
}

extension View {
  /// Sets the color of text and shapes. The other styles have no effect.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { foregroundStyle(primary) }

  /// Sets the color of text and shapes. The other styles have no effect.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View { foregroundStyle(primary) }
}
