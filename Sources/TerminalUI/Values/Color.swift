/// A color by its name. Where the terminal shows colors it is shown; the text is the same without.
public struct Color: Hashable, Sendable {
  package let name: String

  /// A color of the program's own.
  public init(_ name: String) { self.name = name }

  /// A color of its parts, from 0 to 1: no terminal has it, so nothing is colored.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) { name = "mixed" }

  /// Red.
  public static let red = Color("red")
  /// Orange.
  public static let orange = Color("orange")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// Green.
  public static let green = Color("green")
  /// Blue.
  public static let blue = Color("blue")
  /// Purple.
  public static let purple = Color("purple")
  /// Pink.
  public static let pink = Color("pink")
  /// White.
  public static let white = Color("white")
  /// Gray.
  public static let gray = Color("gray")
  /// Black.
  public static let black = Color("black")
  /// No color at all.
  public static let clear = Color("clear")
  /// The color of text.
  public static let primary = Color("primary")
  /// The color of less important text.
  public static let secondary = Color("secondary")
  /// The color of what can be tapped.
  public static let accentColor = Color("accent")

  /// The color, less opaque; here it is the color.
  public func opacity(_ opacity: Double) -> Color { self }
}

/// What a view can be drawn in: a color.
public protocol ShapeStyle {
  /// The color.
  var color: Color { get }
}

extension Color: ShapeStyle {
  /// The color itself.
  public var color: Color { self }
}

extension Color: View, PrimitiveView {
  package func nodes(in context: ViewContext) -> [Node] { [] }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// White.
  public static var white: Color { Color.white }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// No color at all.
  public static var clear: Color { Color.clear }
  /// The color of text.
  public static var primary: Color { Color.primary }
  /// The color of less important text.
  public static var secondary: Color { Color.secondary }
  /// The color of what can be tapped.
  public static var tint: Color { Color.accentColor }
}
