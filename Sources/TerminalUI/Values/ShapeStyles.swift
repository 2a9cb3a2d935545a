// Styles that a terminal draws in one color.

import Foundation

/// A color that changes a little, drawn in one color.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  /// The color.
  public let color: Color
  /// Creates a gradient. It is drawn in its first color.
  public init(_ gradient: Gradient) { color = gradient.colors.first ?? .primary }

  init(color: Color) { self.color = color }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Sendable {
  /// The color.
  public let color: Color
  /// Creates a style from another one.
  public init(_ style: some ShapeStyle) { color = style.color }
}

/// The shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  /// Has no effect.
  public static func drop(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// Has no effect.
  public static func inner(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension Color {
  /// The color itself.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  /// The spaces of colors.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A color from its components, from 0 to 1. It is drawn like text.
  public init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { self.init("mixed") }

  /// A gray, from 0 to 1. It is drawn like text.
  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) { self.init("mixed") }

  /// A color from its components, from 0 to 1. It is drawn like text.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init("mixed")
  }

  /// A color of the app, which is drawn like text.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// A color of the system.
  public init(nsColor: System) { self.init(nsColor.rawValue) }

  /// The first color: colors are not mixed.
  public func mix(with other: Color, by fraction: Double) -> Color { self }
}

extension ShapeStyle where Self == Color {
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// The color of less important text.
  public static var tertiary: Color { Color.secondary }
  /// The color of less important text.
  public static var quaternary: Color { Color.secondary }
  /// The color of text.
  public static var foreground: Color { Color.primary }
  /// No color at all.
  public static var background: Color { Color.clear }
  /// The color of less important text.
  public static var placeholder: Color { Color.secondary }
  /// The color of separators.
  public static var separator: Color { Color.secondary }
  /// The color of links.
  public static var link: Color { Color.accentColor }
  /// No color at all.
  public static var fill: Color { Color.clear }
  /// The color of controls.
  public static var accentColor: Color { Color.accentColor }
}

extension ShapeStyle where Self == Material {
  /// Draws nothing.
  public static var bar: Material { Material() }
  /// Draws nothing.
  public static var thickMaterial: Material { Material() }
  /// Draws nothing.
  public static var ultraThickMaterial: Material { Material() }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line, drawn in its first color.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line, drawn in its first color.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension Gradient {
  /// A color at a place, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place.
    public var location: CGFloat
    /// Creates a stop.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// Creates a gradient.
  public init(stops: [Stop]) { self.init(colors: stops.map(\.color)) }
}

extension LinearGradient {
  /// Creates a gradient from its stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension RadialGradient {
  /// Creates a gradient from its colors.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension AngularGradient {
  /// Creates a gradient that begins at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center)
  }
}
