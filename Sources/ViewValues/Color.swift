/// A named color. It is shown on terminals with colors; the text is the same without it.
public struct Color: Hashable, Sendable {
  package let name: String

  /// A color of the app, which is drawn like text.
  public init(_ name: String) { self.name = name }

  /// A color from its components, from 0 to 1. It is drawn like text.
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
  /// Cyan.
  public static let cyan = Color("cyan")
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
  /// Brown.
  public static let brown = Color("brown")
  /// Indigo.
  public static let indigo = Color("indigo")
  /// Mint.
  public static let mint = Color("mint")
  /// Teal.
  public static let teal = Color("teal")
  /// The color of text.
  public static let primary = Color("primary")
  /// The color of less important text.
  public static let secondary = Color("secondary")
  /// The color of controls.
  public static let accentColor = Color("accent")

  /// Has no effect: terminals have no transparency.
  public func opacity(_ opacity: Double) -> Color { self }
}

/// A style for drawing shapes and text: a color.
public protocol ShapeStyle {
  /// The color.
  var color: Color { get }
}

extension Color: ShapeStyle {
  /// The color itself.
  public var color: Color { self }
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
  /// Cyan.
  public static var cyan: Color { Color.cyan }
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
  /// The color of controls.
  public static var tint: Color { Color.accentColor }
}
