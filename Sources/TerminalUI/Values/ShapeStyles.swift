// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Styles that a terminal draws in one color.

public struct AnyShapeStyle: ShapeStyle, Sendable {
  public let color: Color
  public init(_ style: some ShapeStyle) { color = style.color }
}

/// A level of importance: the first is drawn like text, the others like less important text.
public struct HierarchicalShapeStyle: ShapeStyle, Sendable {
  public let color: Color
  public static let primary = Self(color: .primary)
  public static let secondary = Self(color: .secondary)
  public static let tertiary = Self(color: .secondary)
  public static let quaternary = Self(color: .secondary)
  public static let quinary = Self(color: .secondary)
}

extension Color {
  public var gradient: AnyGradient { AnyGradient(color: self) }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A color from its components, from 0 to 1. It is drawn like text.
  public init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { self.init("mixed") }

  /// A gray, from 0 to 1. It is drawn like text.
  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) { self.init("mixed") }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init("mixed")
  }

  /// A color of the app, which is drawn like text.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  public init(nsColor: System) { self.init(nsColor.rawValue) }

  /// The first color: colors are not mixed.
  public func mix(with other: Color, by fraction: Double) -> Color { self }
}

/// Colors without a name of their own are those of text, of less important text, or no color at all.
extension ShapeStyle where Self == Color {
  public static var brown: Color { Color.brown }
  public static var indigo: Color { Color.indigo }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var tertiary: Color { Color.secondary }
  public static var quaternary: Color { Color.secondary }
  public static var foreground: Color { Color.primary }
  public static var background: Color { Color.clear }
  public static var placeholder: Color { Color.secondary }
  public static var separator: Color { Color.secondary }
  public static var link: Color { Color.accentColor }
  public static var fill: Color { Color.clear }
  public static var accentColor: Color { Color.accentColor }
}
