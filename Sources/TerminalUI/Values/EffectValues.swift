import Foundation

/// How a pushed screen appears.
public enum NavigationTransition: Sendable {
  case automatic, slide
  /// Has no effect.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    .automatic
  }
}

/// The animation of a symbol.
public struct SymbolEffect: Hashable, Sendable {
  /// Has no effect.
  public static let bounce = SymbolEffect()
  /// Has no effect.
  public static let pulse = SymbolEffect()
  /// Has no effect.
  public static let variableColor = SymbolEffect()
  /// Has no effect.
  public static let scale = SymbolEffect()
  /// Has no effect.
  public static let rotate = SymbolEffect()
  /// Has no effect.
  public static let wiggle = SymbolEffect()
  /// Has no effect.
  public static let replace = SymbolEffect()
  /// Has no effect.
  public var up: SymbolEffect { self }
  /// Has no effect.
  public var down: SymbolEffect { self }
  /// Has no effect.
  public var byLayer: SymbolEffect { self }
  /// Has no effect.
  public var iterative: SymbolEffect { self }
  /// Has no effect.
  public var reversing: SymbolEffect { self }
}

/// What a phone lets its user feel.
public struct SensoryFeedback: Hashable, Sendable {
  /// The strength of an impact.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// Has no effect.
  public static let success = SensoryFeedback()
  /// Has no effect.
  public static let warning = SensoryFeedback()
  /// Has no effect.
  public static let error = SensoryFeedback()
  /// Has no effect.
  public static let selection = SensoryFeedback()
  /// Has no effect.
  public static let impact = SensoryFeedback()
  /// Has no effect.
  public static let increase = SensoryFeedback()
  /// Has no effect.
  public static let decrease = SensoryFeedback()
  /// Has no effect.
  public static let start = SensoryFeedback()
  /// Has no effect.
  public static let stop = SensoryFeedback()
  /// Has no effect.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
}

/// A view whose position an effect changes. It is not changed here.
public struct EmptyVisualEffect: Sendable {
  /// Has no effect.
  public func opacity(_ opacity: Double) -> Self { self }
  /// Has no effect.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// Has no effect.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// Has no effect.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
    self
  }
  /// Has no effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// Has no effect.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// Has no effect.
  public func hueRotation(_ angle: Angle) -> Self { self }
  /// Has no effect.
  public func grayscale(_ amount: Double) -> Self { self }
}

/// How the inside of a shape is drawn.
public struct FillStyle: Hashable, Sendable {
  /// Creates the style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How a line is drawn. A terminal draws every line in one way.
public struct StrokeStyle: Hashable, Sendable {
  /// The ends of a line.
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  /// The corners of a line.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }
  /// Creates the style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}
