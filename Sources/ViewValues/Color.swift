/// A named color. It is shown on terminals with colors; the text is the same without it.
public struct Color: Hashable, Sendable {
  package let name: String

  /// A color of the app, which is drawn like text.
  public init(_ name: String) { self.name = name }

  /// A color from its components, from 0 to 1. It is drawn like text.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) { name = "mixed" }

  /// Has no effect: terminals have no transparency.
  public func opacity(_ opacity: Double) -> Color { self }
}

/// A style for drawing shapes and text: a color.
public protocol ShapeStyle {
  var color: Color { get }
}

extension Color: ShapeStyle {
  public var color: Color { self }
}
