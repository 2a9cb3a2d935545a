// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of the colors that have names. Those of text are `primary` and, if it is less important, `secondary`.

extension Color {
  public static let red = Color("red")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let green = Color("green")
  public static let blue = Color("blue")
  public static let cyan = Color("cyan")
  public static let purple = Color("purple")
  public static let pink = Color("pink")
  public static let white = Color("white")
  public static let gray = Color("gray")
  public static let black = Color("black")
  public static let clear = Color("clear")
  public static let brown = Color("brown")
  public static let indigo = Color("indigo")
  public static let mint = Color("mint")
  public static let teal = Color("teal")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public static let accentColor = Color("accent")
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var blue: Color { Color.blue }
  public static var cyan: Color { Color.cyan }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
  public static var primary: Color { Color.primary }
  public static var secondary: Color { Color.secondary }
  public static var tint: Color { Color.accentColor }
}

extension Color {
  /// The colors that are static members, by their names in Swift.
  package static let members: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black,
    "clear": .clear, "primary": .primary, "secondary": .secondary, "accentColor": .accentColor,
  ]

  /// The color as written in Swift: `Color.red`, `Color("brand")`.
  package var swiftText: String {
    Self.members.first { $0.value == self }.map { "Color.\($0.key)" } ?? "Color(\"\(name)\")"
  }
}
