// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of the styles that a terminal draws in one color: gradients in their first one, materials in none.

/// Colors between which a style changes.
public struct Gradient: ShapeStyle, Hashable, Sendable {
  let colors: [Color]
  public var color: Color { colors.first ?? .primary }
  public init(colors: [Color]) { self.colors = colors }
  public init(stops: [Stop]) { self.init(colors: stops.map(\.color)) }

  /// A color at a place, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
}
/// A color that changes a little.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  public let color: Color
  public init(_ gradient: Gradient) { self.init(color: gradient.color) }
  init(color: Color) { self.color = color }
}
/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Sendable {
  public let color: Color
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    color = gradient.color
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    color = Gradient(colors: colors).color
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    color = Gradient(stops: stops).color
  }
}
/// A gradient around a point.
public struct RadialGradient: ShapeStyle, Sendable {
  public let color: Color
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    color = gradient.color
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    color = Gradient(colors: colors).color
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) { color = Gradient(stops: stops).color }
}
/// A gradient around a point by angle.
public struct AngularGradient: ShapeStyle, Sendable {
  public let color: Color
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { color = gradient.color }
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { color = Gradient(colors: colors).color }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) { color = gradient.color }
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { color = Gradient(stops: stops).color }
}

/// A gradient around a point, as wide and as high as the shape.
public struct EllipticalGradient: ShapeStyle, Sendable {
  public let color: Color
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { color = gradient.color }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { color = Gradient(colors: colors).color }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { color = Gradient(stops: stops).color }
}
/// A gradient between the points of a grid.
public struct MeshGradient: ShapeStyle, Sendable {
  public let color: Color
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) { color = Gradient(colors: colors).color }
}

public struct Material: ShapeStyle, Sendable {
  public let color = Color.clear
}

extension ShapeStyle where Self == Material {
  public static var bar: Material { Material() }
  public static var ultraThinMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
  public static var regularMaterial: Material { Material() }
  public static var thickMaterial: Material { Material() }
  public static var ultraThickMaterial: Material { Material() }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
