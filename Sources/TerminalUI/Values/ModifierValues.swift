import Foundation

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Content that is being loaded.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Private content.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content that is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The shape of a button.
public enum ButtonBorderShape: Hashable, Sendable {
  case automatic, capsule, roundedRectangle, circle
  /// Has no effect.
  public static func roundedRectangle(radius: CGFloat) -> Self { .roundedRectangle }
}

/// How a change of text is drawn.
public enum ContentTransition: Hashable, Sendable {
  case identity, opacity, interpolate
  case numericText(countsDown: Bool = false)

  /// Has no effect.
  public static func numericText(value: Double) -> Self { .numericText() }
  /// Has no effect.
  public static let symbolEffect = Self.identity
}

/// Styles of tabs.
public enum TabViewStyleName: Hashable, Sendable {
  /// When the dots of the pages are shown.
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }
  case automatic, page, sidebarAdaptable
  /// Has no effect.
  public static func page(indexDisplayMode: IndexDisplayMode) -> Self { .page }
}

/// The dots of pages.
public struct PageIndexViewStyle: Sendable {
  /// When their background is shown.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, always, interactive, never
  }
  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
  /// Has no effect.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode = .automatic) -> Self {
    Self()
  }
  /// Has no effect.
  public static let page = Self()
}

/// What a control is, for a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// A selected item.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
}

/// A key that presses a button.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The return key.
  public static let defaultAction = KeyboardShortcut()
  /// The escape key.
  public static let cancelAction = KeyboardShortcut()
}

/// A point in a view, from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
  /// From left to right.
  public var x: CGFloat
  /// From top to bottom.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// In radians.
  public var radians: Double

  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// In degrees.
  public var degrees: Double { radians * 180 / .pi }
  /// No angle.
  public static let zero = Angle(radians: 0)
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

/// Colors between which a style changes. It is drawn in the first one.
public struct Gradient: ShapeStyle, Hashable, Sendable {
  let colors: [Color]
  /// The first color.
  public var color: Color { colors.first ?? .primary }
  /// Creates a gradient.
  public init(colors: [Color]) { self.colors = colors }
}

/// A gradient along a line, drawn in its first color.
public struct LinearGradient: ShapeStyle, Sendable {
  /// The first color.
  public let color: Color
  /// Creates a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    color = gradient.colors.first ?? .primary
  }
  /// Creates a gradient from its colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    color = colors.first ?? .primary
  }
}

/// A gradient around a point, drawn in its first color.
public struct RadialGradient: ShapeStyle, Sendable {
  /// The first color.
  public let color: Color
  /// Creates a gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    color = gradient.colors.first ?? .primary
  }
}

/// A gradient around a point by angle, drawn in its first color.
public struct AngularGradient: ShapeStyle, Sendable {
  /// The first color.
  public let color: Color
  /// Creates a gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    color = gradient.colors.first ?? .primary
  }
  /// Creates a gradient from its colors.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    color = colors.first ?? .primary
  }
}

/// A translucent material, which a terminal does not draw.
public struct Material: ShapeStyle, Sendable {
  /// The color that it is drawn in.
  public let color = Color.clear
}

extension ShapeStyle where Self == Material {
  /// Draws nothing.
  public static var ultraThinMaterial: Material { Material() }
  /// Draws nothing.
  public static var thinMaterial: Material { Material() }
  /// Draws nothing.
  public static var regularMaterial: Material { Material() }
}

/// How a view appears. Changes are not animated.
public struct AnyTransition: Sendable {
  /// No transition.
  public static let identity = AnyTransition()
  /// Has no effect.
  public static let opacity = AnyTransition()
  /// Has no effect.
  public static let slide = AnyTransition()
  /// Has no effect.
  public static let scale = AnyTransition()
  /// Has no effect.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Has no effect.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Has no effect.
  public static let blurReplace = AnyTransition()
  /// Has no effect.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Has no effect.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Has no effect.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Has no effect.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Has no effect.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Identifiers for views that move between places. They do not move on a terminal.
@propertyWrapper
public struct Namespace: Sendable {
  /// An identifier.
  public struct ID: Hashable, Sendable {}
  /// Creates a namespace.
  public init() {}
  /// The identifier.
  public var wrappedValue: ID { ID() }
}
