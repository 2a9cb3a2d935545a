import Foundation

/// An animation. A terminal shows no animations, so all of them are equal.
public struct Animation: Hashable, Sendable {
  /// The default animation.
  public static let `default` = Animation()
  /// Slow at the start.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Slow at both ends.
  public static let easeInOut = Animation()
  /// At a constant speed.
  public static let linear = Animation()
  /// Like a spring.
  public static let spring = Animation()
  /// Like a spring that follows a gesture.
  public static let interactiveSpring = Animation()
  /// Like a spring that swings a lot.
  public static let bouncy = Animation()
  /// Like a spring that does not swing.
  public static let smooth = Animation()
  /// Like a spring that swings a little.
  public static let snappy = Animation()

  /// Like a spring.
  public static func spring(_ spring: Animation, blendDuration: TimeInterval = 0) -> Animation {
    spring
  }
  /// Slow at the start.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// At a constant speed.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// Along a Bézier curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  /// Like a spring.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Like a spring.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  /// Like a spring that follows a gesture.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }
  /// Like a spring that swings a lot.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Like a spring that does not swing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Like a spring that swings a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Like a spring with physical properties.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// The animation, started later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// The animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The animation without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
