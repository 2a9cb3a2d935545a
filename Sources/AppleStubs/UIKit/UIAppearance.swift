import AppleStubs
import Foundation
import TerminalUI

/// A font as a value.
// Unchecked because it is open: it stores only constants.
open class UIFont: Hashable, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Self(rawValue: -0.8)
    public static let thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56)
    public static let black = Self(rawValue: 0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  }

  public let fontName: String
  public let pointSize: CGFloat

  public init?(name: String, size: CGFloat) { (fontName, pointSize) = (name, size) }
  private init(_ name: String, _ size: CGFloat) { (fontName, pointSize) = (name, size) }

  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont("system", size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("system \(weight.rawValue)", size)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("system bold", size) }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.rawValue, 17)
  }
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size) }

  // The terminal has one font, whose lines are as high as the text is large.
  @MainActor public var lineHeight: CGFloat { inViews(pointSize, or: "UIFont.lineHeight") }
  @MainActor public var ascender: CGFloat { inViews(pointSize, or: "UIFont.ascender") }
  @MainActor public var descender: CGFloat { inViews(0, or: "UIFont.descender") }
  @MainActor public var leading: CGFloat { inViews(0, or: "UIFont.leading") }

  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.fontName == other.fontName && one.pointSize == other.pointSize
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
  }
}

/// How bars look. The values are kept; the terminal draws its own bars.
@preconcurrency @MainActor
open class UIBarAppearance: ObjectIdentity {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  public init() {}
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private static let shared = UINavigationBar(frame: .zero)
  public static func appearance() -> UINavigationBar { shared }
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var barTintColor: UIColor?
}

@preconcurrency @MainActor
open class UITabBar: UIView {
  private static let shared = UITabBar(frame: .zero)
  public static func appearance() -> UITabBar { shared }
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = Self(top: 0, left: 0, bottom: 0, right: 0)
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = Self(rawValue: 1)
  public static let topRight = Self(rawValue: 2)
  public static let bottomLeft = Self(rawValue: 4)
  public static let bottomRight = Self(rawValue: 8)
  public static let allCorners = Self(rawValue: .max)
}

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let foregroundColor = Self(rawValue: "NSColor")
}

public typealias CTFont = UIFont

extension Font {
  /// The terminal has one font.
  public init(_ font: CTFont) { self = .body }
}
