import Foundation

// The arguments of modifiers without a meaning on a terminal.

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// The styles of controls and lists.
public enum ControlStyle: Hashable, Sendable {
  case automatic, plain, bordered, borderedProminent, borderless, roundedBorder
  case segmented, menu, inline, wheel, `switch`, button, grouped, insetGrouped, sidebar, inset
  case link, glass, card, checkbox, navigationLink, palette, radioGroup, borderlessButton
}

/// The sizes of controls.
public enum ControlSize: Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The sizes of system images.
public enum ImageScale: Hashable, Sendable {
  case small, medium, large
}

/// The keyboards of a phone.
public enum KeyboardType: Hashable, Sendable {
  case `default`, numberPad, decimalPad, emailAddress, phonePad, URL, asciiCapable, webSearch
  case twitter, numbersAndPunctuation, asciiCapableNumberPad, namePhonePad
}

/// What a phone capitalizes.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// What a phone capitalizes, by the older names.
public enum Autocapitalization: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// What a phone suggests for a text field.
public enum TextContentType: Hashable, Sendable {
  case name, username, password, newPassword, emailAddress, telephoneNumber, oneTimeCode
  case givenName, familyName, nickname, URL, fullStreetAddress, postalCode, addressCity, birthdate
}

/// The label of the key that submits a text field.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// The sizes of a screen's title.
public enum TitleDisplayMode: Hashable, Sendable {
  case automatic, inline, inlineLarge, large
}

/// Light or dark colors.
public enum ColorScheme: Hashable, Sendable {
  case light, dark
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

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
