// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of animations. A terminal shows none, so they are only told apart by how they are written.

import Foundation

/// How a change appears.
public struct Animation: Hashable, Sendable {
  /// How it is written, without its type: `easeIn(duration: 0.2)`.
  package let text: String

  private init(_ text: String) { self.text = text }

  public static let `default` = Animation("default")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")
  public static let linear = Animation("linear")
  public static let spring = Animation("spring")
  public static let interactiveSpring = Animation("interactiveSpring")
  public static let bouncy = Animation("bouncy")
  public static let smooth = Animation("smooth")
  public static let snappy = Animation("snappy")

  public static func spring(_ spring: Animation, blendDuration: TimeInterval = 0) -> Animation {
    Animation("spring(.\(spring.text), blendDuration: \(blendDuration))")
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation("easeIn(duration: \(duration))")
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation("easeOut(duration: \(duration))")
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut(duration: \(duration))")
  }
  public static func linear(duration: TimeInterval) -> Animation {
    Animation("linear(duration: \(duration))")
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), duration: \(duration))")
  }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      "spring(duration: \(duration), "
        + "bounce: \(bounce), blendDuration: \(blendDuration))")
  }
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      "spring(response: \(response), "
        + "dampingFraction: \(dampingFraction), blendDuration: \(blendDuration))")
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      "interactiveSpring(response: \(response), "
        + "dampingFraction: \(dampingFraction), blendDuration: \(blendDuration))")
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy(duration: \(duration), extraBounce: \(extraBounce))")
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth(duration: \(duration), extraBounce: \(extraBounce))")
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy(duration: \(duration), extraBounce: \(extraBounce))")
  }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      "interpolatingSpring(mass: \(mass), stiffness: \(stiffness), "
        + "damping: \(damping), initialVelocity: \(initialVelocity))")
  }

  public func delay(_ delay: TimeInterval) -> Animation { Animation("\(text).delay(\(delay))") }
  public func speed(_ speed: Double) -> Animation { Animation("\(text).speed(\(speed))") }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(text).repeatCount(\(repeatCount), autoreverses: \(autoreverses))")
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation("\(text).repeatForever(autoreverses: \(autoreverses))")
  }
}
