import Foundation
import TerminalUI

/// A color as a value. The terminal draws the named ones.
// Unchecked because it is open: it stores only constants.
open class UIColor: Hashable, @unchecked Sendable {
  private let components: [CGFloat]
  fileprivate let name: String?

  // Required, so that `Self(...)` compiles in extensions, as it does for a class of Objective-C.
  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (components, name) = ([red, green, blue, alpha], nil)
  }

  public required init(white: CGFloat, alpha: CGFloat) {
    (components, name) = ([white, white, white, alpha], nil)
  }

  public required init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    (components, name) = ([hue, saturation, brightness, alpha], "hsb")
  }

  /// A color that differs by appearance, as it is in the light one.
  public required convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(copying: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)))
  }

  private init(copying other: UIColor) { (components, name) = (other.components, other.name) }

  /// A color of an asset catalog, which is known by its name only.
  public required init?(named name: String) { (components, self.name) = ([1], name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }

  public required init(resource: ColorResource) { (components, name) = ([1], Color(resource).name) }

  public required init(_ color: Color) { (components, name) = ([1], color.name) }

  fileprivate init(name: String, alpha: CGFloat = 1) { (components, self.name) = ([alpha], name) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let name { return UIColor(name: name, alpha: alpha) }
    return UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  public static func == (one: UIColor, other: UIColor) -> Bool {
    one.components == other.components && one.name == other.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    hasher.combine(name)
  }
}

extension UIColor {
  public static let black = UIColor(name: "black")
  public static let blue = UIColor(name: "blue")
  public static let brown = UIColor(name: "brown")
  public static let clear = UIColor(name: "clear")
  public static let cyan = UIColor(name: "cyan")
  public static let darkGray = UIColor(name: "gray")
  public static let gray = UIColor(name: "gray")
  public static let green = UIColor(name: "green")
  public static let lightGray = UIColor(name: "gray")
  public static let magenta = UIColor(name: "magenta")
  public static let orange = UIColor(name: "orange")
  public static let purple = UIColor(name: "purple")
  public static let red = UIColor(name: "red")
  public static let white = UIColor(name: "white")
  public static let yellow = UIColor(name: "yellow")
  public static let systemBlue = UIColor(name: "blue")
  public static let systemBrown = UIColor(name: "brown")
  public static let systemCyan = UIColor(name: "cyan")
  public static let systemGray = UIColor(name: "gray")
  public static let systemGray2 = UIColor(name: "gray")
  public static let systemGray3 = UIColor(name: "gray")
  public static let systemGray4 = UIColor(name: "gray")
  public static let systemGray5 = UIColor(name: "gray")
  public static let systemGray6 = UIColor(name: "gray")
  public static let systemGreen = UIColor(name: "green")
  public static let systemIndigo = UIColor(name: "indigo")
  public static let systemMint = UIColor(name: "mint")
  public static let systemOrange = UIColor(name: "orange")
  public static let systemPink = UIColor(name: "pink")
  public static let systemPurple = UIColor(name: "purple")
  public static let systemRed = UIColor(name: "red")
  public static let systemTeal = UIColor(name: "teal")
  public static let systemYellow = UIColor(name: "yellow")
  public static let tintColor = UIColor(name: "accent")
  public static let label = UIColor(name: "primary")
  public static let secondaryLabel = UIColor(name: "secondary")
  public static let tertiaryLabel = UIColor(name: "secondary")
  public static let quaternaryLabel = UIColor(name: "secondary")
  public static let placeholderText = UIColor(name: "secondary")
  public static let link = UIColor(name: "blue")
  public static let separator = UIColor(name: "separator")
  public static let opaqueSeparator = UIColor(name: "separator")
  public static let systemFill = UIColor(name: "fill")
  public static let secondarySystemFill = UIColor(name: "fill")
  public static let tertiarySystemFill = UIColor(name: "fill")
  public static let quaternarySystemFill = UIColor(name: "fill")
  public static let systemBackground = UIColor(name: "background")
  public static let secondarySystemBackground = UIColor(name: "background")
  public static let tertiarySystemBackground = UIColor(name: "background")
  public static let systemGroupedBackground = UIColor(name: "background")
  public static let secondarySystemGroupedBackground = UIColor(name: "background")
  public static let tertiarySystemGroupedBackground = UIColor(name: "background")
}

extension Color {
  // TerminalUI has the colors of the system for files that use no other ones of UIKit.
  /// The color of UIKit, by its name.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(color.name ?? "mixed") }

  /// The color of UIKit, by its name.
  @_disfavoredOverload
  public init(uiColor color: UIColor) { self.init(color) }
}
